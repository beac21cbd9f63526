import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { Link } from "#app/components/link.tsx";
import { Section } from "#app/components/settings/section.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { useValidator } from "#app/lib/use-validator.ts";
import type { Settings } from "#worker/domain/dto.ts";
import type { ProfileForm } from "#worker/domain/settings.schema.ts";

/** Name and bio. */
export function ProfileSection({
  settings,
  limits,
  result,
}: {
  settings: Settings;
  /** Code points. */
  limits: { name: number; bio: number };
  result: SubmissionResult<string[]> | undefined;
}) {
  const pending = useNavigation().formAction === "/settings";
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.profile),
  );
  const [form, fields] = useForm<ProfileForm>({
    id: "profile",
    lastResult: result,
    defaultValue: { name: settings.name, bio: settings.bio },
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
    <Section title="Profile">
      <div className="flex items-center gap-4">
        <Avatar src={settings.profile_image_url} name={settings.username} size="lg" decorative loading="eager" />
        <div className="flex min-w-0 flex-col items-start text-sm text-muted">
          <p className="wrap-anywhere">
            Signed in as{" "}
            <Link to={profilePath(settings.username)} className="link">
              {settings.username}
            </Link>
          </p>
          <Link to="/settings/profile-image" className="link inline-flex min-h-11 items-center lg:min-h-9">
            Change picture
          </Link>
        </div>
      </div>
      <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
        <TextField
          label="Name"
          autoComplete="name"
          errors={fields.name.errors}
          {...getInputProps(fields.name, { type: "text" })}
          max={limits.name}
        />
        <TextArea label="Bio" errors={fields.bio.errors} {...getTextareaProps(fields.bio)} max={limits.bio} rows={4} />
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          Save Profile
        </Button>
      </Form>
    </Section>
  );
}
