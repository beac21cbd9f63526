import { expect, expectErrorToast, open, type Page, signUp, test, toast } from "./fixtures.ts";

test("a member positions a picture, and is seen with it everywhere", async ({ page }) => {
  const { username } = await signUp(page);
  await open(page, "/profile");
  const avatar = page.getByRole("main").getByRole("img", { name: username });
  await expect(avatar).toHaveAttribute("viewBox");
  const picture = await drawPicture(page);
  const dialog = page.getByRole("dialog", { name: "Position Profile Image" });

  await test.step("is told what cannot be one", async () => {
    await choose(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
    await expectErrorToast(page, "Invalid file type", "Please select an image file (JPEG, PNG, etc.)");
    await choose(page, { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expectErrorToast(page, "File too large", "Please select an image smaller than 5MB");
    await expect(dialog).toBeHidden();
  });

  await test.step("thinks better of it", async () => {
    await choose(page, picture);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(avatar).toHaveAttribute("viewBox");
    await expect(page.getByRole("button", { name: "Edit profile image" })).toBeFocused();
  });

  await test.step("turns it upside down by keyboard, and saves", async () => {
    await choose(page, picture);
    const [zoom, rotate] = [
      dialog.getByRole("slider", { name: "Zoom" }),
      dialog.getByRole("slider", { name: "Rotate" }),
    ];
    await zoom.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
    await expect(zoom).toHaveAttribute("aria-valuetext", "1.5×");
    await rotate.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("PageUp");
    await expect(rotate).toHaveAttribute("aria-valuetext", "180°");
    const area = dialog.getByRole("group", { name: "Crop area" });
    await area.focus();
    await page.keyboard.press("ArrowDown");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, "Profile image updated")).toContainText(
      "Your profile image has been updated successfully",
    );
  });

  await test.step("sees it at once, and after a reload", async () => {
    await expect(avatar).toHaveAttribute("src", /^\/images\/profile\/[a-z2-7]{26}\.jpg$/);
    const shown = await pixels(page, (await avatar.getAttribute("src")) ?? "");
    expect(shown.width).toBe(shown.height);
    expect(shown.left).toBe("blue");
    expect(shown.right).toBe("red");
    await page.reload();
    await expect(avatar).toHaveAttribute("src", /^\/images\/profile\//);
  });
});

test("a picture that does not arrive is said to have failed, and the one before it stays", async ({
  page,
  complaints,
}) => {
  const { username } = await signUp(page);
  await open(page, "/profile");
  const picture = await drawPicture(page);
  const save = page.getByRole("dialog").getByRole("button", { name: "Save" });
  const avatar = page.getByRole("main").getByRole("img", { name: username });

  complaints.expectLostRequests();
  await page.route("**/profile-image", (route) => route.abort());
  await choose(page, picture);
  await save.click();
  await expectErrorToast(page, "Failed to update profile image", "An error occurred while uploading your image");

  complaints.expectStatus(413);
  await page.unroute("**/profile-image");
  await page.route("**/profile-image", (route) => route.fulfill({ status: 413, body: "no" }));
  await choose(page, picture);
  await save.click();
  await expectErrorToast(page, "Failed to update profile image", "Upload failed");
  await expect(avatar).toHaveAttribute("viewBox");
});

test("a page takes a picture and removes it, without a script", async ({ another }) => {
  const script = await another();
  await open(script, "/");
  const picture = await drawPicture(script);
  const plain = await another({ javaScriptEnabled: false });
  const { username } = await signUp(plain);
  const avatar = plain.getByRole("main").getByRole("img", { name: username });

  await plain.goto("/profile");
  await plain.getByRole("button", { name: "Edit profile image" }).click();
  await expect(plain).toHaveURL(/\/settings\/profile-image/);
  await plain.getByLabel("Profile picture").setInputFiles(picture);
  await plain.getByRole("button", { name: "Upload" }).click();
  await expect(plain).toHaveURL(`/profile/${username}`);
  await expect(plain.getByRole("status").filter({ hasText: "Profile image updated" })).toBeVisible();
  await expect(avatar).toHaveAttribute("src", /^\/images\/profile\/.+\.png$/);

  await plain.goto("/settings/profile-image");
  await plain.getByRole("button", { name: "Remove picture" }).click();
  await expect(avatar).toHaveAttribute("viewBox");
});

type Upload = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, file: Upload) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Edit profile image" }).click();
  await (await chooser).setFiles(file);
}

/** A wide PNG, red on the left and blue on the right. */
async function drawPicture(page: Page): Promise<Upload> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 400;
    canvas.height = 300;
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("no canvas");
    brush.fillStyle = "red";
    brush.fillRect(0, 0, 200, 300);
    brush.fillStyle = "blue";
    brush.fillRect(200, 0, 200, 300);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return { name: "me.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

/** The size of a picture, and what it is left and right of its middle. */
function pixels(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    if (!brush) throw new Error("no canvas");
    brush.drawImage(picture, 0, 0);
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = brush.getImageData(Math.round(x * width), Math.round(height / 2), 1, 1).data;
      return red > blue ? "red" : "blue";
    };
    return { width, height, left: colourAt(0.2), right: colourAt(0.8) };
  }, src);
}
