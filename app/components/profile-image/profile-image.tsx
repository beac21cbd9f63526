import { Camera } from "lucide-react";
import { useRef } from "react";
import { useProfileImage } from "#app/components/profile-image/use-profile-image.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";

/** Where one's own picture is changed without a script. */
export const PROFILE_IMAGE_PATH = "/settings/profile-image";

type Owner = { id: string; username: string; profile_image_url: string | null };

/** One's own picture on one's own profile: Edit lies over it while it is hovered or in focus, faintly on a touch screen. */
export function ProfileImage({ user }: { user: Owner }) {
  const { choose, isUploading, dialog } = useProfileImage(user.id);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      action={PROFILE_IMAGE_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUploading) input.current?.click();
      }}
      className="group relative shrink-0"
    >
      <Avatar src={user.profile_image_url} name={user.username} size="2xl" loading="eager" />
      <button
        type="submit"
        aria-label="Edit profile image"
        aria-busy={isUploading || undefined}
        aria-disabled={isUploading || undefined}
        className="absolute inset-0 grid place-items-end overflow-hidden rounded-full"
      >
        <span
          aria-hidden="true"
          className="flex w-full items-center justify-center gap-1.5 bg-overlay/90 pt-1.5 pb-3 text-caption font-medium text-text opacity-0 transition-opacity group-has-focus-visible:opacity-100 group-hover:opacity-100 group-has-aria-busy:opacity-0 [@media(hover:none)]:opacity-90"
        >
          <Camera className="size-4" />
          Edit
        </span>
      </button>
      {isUploading && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-full bg-overlay/75 text-text">
          <Spinner className="size-8" />
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Profile image"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = "";
          if (file) choose(file);
        }}
      />
      {dialog}
    </form>
  );
}
