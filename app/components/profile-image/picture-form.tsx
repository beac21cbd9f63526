import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { PROFILE_IMAGE_PATH } from "#app/components/profile-image/profile-image.tsx";
import { useProfileImage } from "#app/components/profile-image/use-profile-image.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { PICTURE_TYPES } from "#worker/domain/pictures.schema.ts";

type Owner = { id: string; username: string; profile_image_url: string | null };

/** One's own picture: with a script a choice opens the dialog that positions it, without one it is sent as it is. */
export function PictureForm({ user }: { user: Owner }) {
  const { choose, isUploading, dialog } = useProfileImage(user.id);
  const isRemoving = useNavigation().formAction === PROFILE_IMAGE_PATH;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);

  function take() {
    const [file] = input.current?.files ?? [];
    if (!file || !input.current) return;
    // The same file may be chosen again.
    input.current.value = "";
    choose(file);
  }

  // A file may have been chosen before the script was there.
  useEffect(take);

  return (
    <Form method="post" action={PROFILE_IMAGE_PATH} encType="multipart/form-data" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <span className="relative">
          <Avatar src={user.profile_image_url} name={user.username} size="xl" loading="eager" />
          {isUploading && (
            <span className="absolute inset-0 grid place-items-center rounded-full bg-overlay/75 text-text">
              <Spinner className="size-6" />
            </span>
          )}
        </span>
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
          <label htmlFor="picture" className="text-sm font-medium">
            Profile picture
          </label>
          <input
            ref={input}
            id="picture"
            type="file"
            name="image"
            // What no script turns into a JPEG has to be one of these.
            accept={hydrated ? "image/*" : PICTURE_TYPES.join(",")}
            disabled={isUploading}
            aria-describedby="picture-hint"
            onChange={take}
            className="min-h-11 w-full min-w-0 text-sm text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-line file:bg-raised file:px-4 file:text-sm file:font-medium file:text-text"
          />
          <p id="picture-hint" className="text-caption text-muted">
            JPEG, PNG or WebP, at most 5 MB. Where and when a photo was taken is not kept.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!hydrated && (
          <Button type="submit" variant="primary">
            Upload
          </Button>
        )}
        {user.profile_image_url !== null && (
          <Button type="submit" name="intent" value="remove" pending={isRemoving}>
            Remove picture
          </Button>
        )}
      </div>
      {dialog}
    </Form>
  );
}
