import { type ClientActionFunctionArgs, data } from "react-router";

/** Of an answer that the browser gives itself. As an error's status it also keeps the router from reading the screen again. */
const LOST = { status: 503 };

/**
 * A route's `clientAction` for what buttons and dialogs send: an answer that never came, or an error of the server's,
 * becomes an answer too, so that the page stays as it was and can say so. Redirects go their way.
 */
export function forgivingAction<T>(whenLost: (form: FormData) => T) {
  return async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
    const form = await request.clone().formData();
    try {
      return await serverAction();
    } catch (error) {
      if (error instanceof Response) throw error;
      return data(whenLost(form), LOST);
    }
  };
}
