import { expect, test } from "vitest";
import { ADDRESS_FACTOR_IN_DEVELOPMENT, LIMITS } from "#worker/domain/limits.server.ts";
import wranglerToml from "../wrangler.toml?raw";

function bound(name: string) {
  const [, limit, period] =
    wranglerToml.match(new RegExp(`name = "${name}"[^[]*limit = (\\d+), period = (\\d+)`)) ?? [];
  return { max: Number(limit), seconds: Number(period) };
}

test("the bindings that stop floods have the limits of the table", () => {
  const { account, address } = LIMITS.writes;

  expect(bound("WRITES_BY_ACCOUNT")).toEqual(account);
  expect(bound("WRITES_BY_ADDRESS")).toEqual(address);
  expect(bound("WRITES_BY_ADDRESS_IN_DEVELOPMENT")).toEqual({
    max: address.max * ADDRESS_FACTOR_IN_DEVELOPMENT,
    seconds: address.seconds,
  });
});
