import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { UploadError, uploadProfileImage } from "#app/components/profile-image/upload.ts";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { readAllAnew } from "#app/lib/session-sync.ts";
import { PICTURE_MAX_BYTES } from "#worker/domain/pictures.schema.ts";
import type { CropDialogProps } from "./crop-dialog.tsx";

/** What cuts pictures comes once there is one to cut. */
const LazyCropDialog = lazyDialog<CropDialogProps>(async () => (await import("./crop-dialog.tsx")).CropDialog);

/** From a chosen file to the picture that everybody sees (part 2 §4: Profile image upload). */
export function useProfileImage(userId: string): {
  choose: (file: File) => void;
  isUploading: boolean;
  /** To be rendered by whoever lets a file be chosen. */
  dialog: ReactNode;
} {
  const [chosen, setChosen] = useState<{ src: string } | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.src);
  }, [chosen]);

  async function upload(file: File) {
    setChosen(null);
    setIsUploading(true);
    try {
      await uploadProfileImage(userId, file);
      await readAllAnew(revalidate);
      showToast({ title: "Profile image updated", description: "Your profile image has been updated successfully" });
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      showToast({ title: "Failed to update profile image", description: error.message, tone: "error" });
    } finally {
      setIsUploading(false);
    }
  }

  return {
    choose: (file) => {
      const refusal = refusalOf(file);
      if (refusal) showToast({ ...refusal, tone: "error" });
      else setChosen({ src: URL.createObjectURL(file) });
    },
    isUploading,
    dialog: chosen && (
      <LazyCropDialog key={chosen.src} open src={chosen.src} onOpenChange={() => setChosen(null)} onCropped={upload} />
    ),
  };
}

/** Part 2 §5. */
function refusalOf({ type, size }: File) {
  if (!type.startsWith("image/")) {
    return { title: "Invalid file type", description: "Please select an image file (JPEG, PNG, etc.)" };
  }
  if (size > PICTURE_MAX_BYTES) {
    return { title: "File too large", description: "Please select an image smaller than 5MB" };
  }
  return null;
}
