import { createRoute, z } from "@hono/zod-openapi";
import { setProfileImage } from "../domain/profile-image.server.ts";
import { readMultipart } from "../images/read-multipart.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer } from "./shapes.ts";

const postProfileImage = createRoute({
  method: "post",
  path: "/users/{id}/profile-image",
  tags: ["Members"],
  summary: "Change the caller's own picture",
  description:
    "A JPEG, PNG or WebP of at most 5 MB, 8,000 pixels a side and 25 megapixels, judged by its bytes. What a camera " +
    "notes in it (place, time, maker) is not kept. The picture before it is deleted.",
  security: signedIn,
  request: {
    params: z.object({ id: z.string().openapi({ description: "The caller's own id" }) }),
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({ image: z.string().openapi({ format: "binary", description: "The file" }) }),
        },
      },
    },
  },
  responses: {
    200: answer(z.object({ imageUrl: z.string() }), "Where the new picture is, as a path on this site"),
    ...problems(400, 401, 403, 413, 415, 422, 429),
  },
});

export const pictures = apiRouter();

// Described, and not validated on the way: who may not send a picture is told so before one is read.
pictures.openAPIRegistry.registerPath(postProfileImage);
pictures.post("/users/:id/profile-image", async (c) => {
  const readImage = async () => (await readMultipart(c.req.raw, { imageField: "image" })).image;
  return c.json(await setProfileImage(c.get("ctx"), { userId: c.req.param("id"), readImage }), 200);
});
