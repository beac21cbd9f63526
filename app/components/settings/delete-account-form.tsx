import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";

export const DELETE_WARNING =
  "Your profile and all that you made will be gone for good: reviews, posts, comments, likes, packs, lists, pictures. " +
  "It cannot be undone.";

type Refused = { ok: false; errors?: { username?: string[] } };

export function useDeleteAccount() {
  const fetcher = useFetcher<Refused>();
  useFetcherToast(fetcher);
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", errors: fetcher.data?.errors?.username };
}

/** The username has to be typed: a press alone is too quick for what cannot be undone, and not everybody has a password. */
export function DeleteAccountForm({
  deletion: { Form, pending, errors },
  username,
  cancel,
}: {
  deletion: ReturnType<typeof useDeleteAccount>;
  username: string;
  cancel: ReactNode;
}) {
  return (
    <Form method="post" action="/actions/delete-account" className="flex flex-col gap-5 pt-2">
      <TextField
        label="Type your username to confirm"
        hint={`Your username is ${username}`}
        name="username"
        required
        errors={errors}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex justify-end gap-2">
        {cancel}
        <Button type="submit" variant="danger" pending={pending}>
          Delete
        </Button>
      </div>
    </Form>
  );
}
