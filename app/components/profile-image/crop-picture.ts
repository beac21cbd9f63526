import { CROP } from "#worker/domain/pictures.schema.ts";

/** In pixels of the turned picture, from the corner of the box around it. */
export type CropArea = { x: number; y: number; width: number; height: number };

/**
 * Cuts a square out of a picture that is turned by some degrees, as a JPEG. What is see-through becomes white.
 *
 * @param src an object URL
 */
export async function cropPicture(src: string, area: CropArea, degrees: number): Promise<File> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();

  const side = Math.max(1, Math.min(CROP.maxSide, Math.round(area.width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("This browser gives no canvas.");
  brush.fillStyle = "white";
  brush.fillRect(0, 0, side, side);
  brush.imageSmoothingQuality = "high";

  const { naturalWidth: width, naturalHeight: height } = picture;
  const box = boxAround(width, height, degrees);
  brush.scale(side / area.width, side / area.height);
  brush.translate(box.width / 2 - area.x, box.height / 2 - area.y);
  brush.rotate(radians(degrees));
  brush.drawImage(picture, -width / 2, -height / 2);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", CROP.quality));
  if (!blob) throw new Error("This browser made no JPEG of the picture.");
  return new File([blob], `profile-${Date.now()}.jpg`, { type: "image/jpeg" });
}

function boxAround(width: number, height: number, degrees: number) {
  const [sin, cos] = [Math.abs(Math.sin(radians(degrees))), Math.abs(Math.cos(radians(degrees)))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
