import { Events, OAuth2Server } from "oauth2-mock-server";
import { expect, newcomer, open, test, toast } from "./fixtures.ts";
import { GOOGLE, GOOGLE_PORT } from "./origin.ts";

/** Plays Google, at its paths; whoever is sent there agrees at once. */
async function openGoogle(person: { sub: string; email: string; given_name: string }) {
  const server = new OAuth2Server(undefined, undefined, {
    endpoints: { authorize: "/o/oauth2/v2/auth", token: "/token", userinfo: "/v1/userinfo" },
  });
  await server.issuer.keys.generate("RS256");
  server.service.on(Events.BeforeUserinfo, (answer) => {
    answer.body = { ...person, email_verified: true };
  });
  await server.start(GOOGLE_PORT, "localhost");
  return server;
}

test("a visitor joins with Google, chooses a username and comes back the same way", async ({ page, complaints }) => {
  complaints.expectVisitsTo(GOOGLE);
  complaints.expectStatus(409);
  const { username, email } = newcomer();
  const google = await openGoogle({ sub: crypto.randomUUID(), email, given_name: "Nina" });

  await open(page, "/auth?tab=signup&redirectTo=%2Fsettings");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/auth/choose-username?redirectTo=%2Fsettings");
  await expect(toast(page, "Welcome to Sleevenotes!")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(/^nina/);
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Save Username" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText("Signed in as").first()).toContainText(username);

  await page.getByRole("button", { name: "Unlink Google" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "the only way into your account" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/auth");

  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Signed in as").first()).toContainText(username);
  await google.stop();
});
