import type { Locator } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { logOut, picture } from "../support/browser.js";
import { expect, test } from "./journeys.js";
import { untilProfileHas } from "./whole-screens.js";

test.describe("a second factor", () => {
  test("is a passkey, which is made in the profile, says who somebody is, and signs in", async ({ journeys }) => {
    const { page, context, pageErrors } = await journeys.open("/");
    const devTools = await context.newCDPSession(page);
    await devTools.send("WebAuthn.enable");
    await devTools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${journeys.url}/profile?tab=security`);
    const factors = page.getByRole("region", { name: "Passkeys and one-time codes" });
    const renewed = page.getByRole("dialog", { name: "Recovery codes", exact: true });
    const codes = renewed.getByRole("listitem");

    await untilProfileHas(page, "Sessions", "Passkeys and one-time codes");
    await factors.getByRole("button", { name: "Add a passkey", exact: true }).click();
    const adding = page.getByRole("dialog", { name: "Add a passkey", exact: true });
    await adding.getByLabel("Name").fill("Laptop");
    await adding.getByRole("button", { name: "Add a passkey", exact: true }).click();
    await expect(codes).toHaveCount(10);
    const first = await codes.allTextContents();
    await expect(page).toBeAccessible();
    await picture(page, "profile-recovery-codes-desktop");
    await renewed.getByRole("button", { name: "Close", exact: true }).click();
    await factors.getByText("Laptop").waitFor();
    await expect(page).toBeAccessible();
    await picture(page, "profile-passkey-desktop");

    // As ten minutes later: the server asks once who it is.
    let isAsked = false;
    await page.route(
      (url) => url.pathname === "/graphql",
      async (route) => {
        const isRenewal = route.request().postData()?.includes("RecoveryCodesRenew") === true;
        if (!isRenewal || isAsked) return route.fallback();
        isAsked = true;
        const errors = [{ message: "Confirm that it is you.", extensions: { code: "PROOF_REQUIRED" } }];
        return route.fulfill({ json: { data: null, errors } });
      },
    );
    await factors.getByRole("button", { name: "Make new ones: Recovery codes", exact: true }).click();
    await factors.getByRole("button", { name: "Yes", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Confirm that it is you", exact: true });
    await question.getByLabel("One-time code or recovery code").waitFor();
    await expect(page).toBeAccessible();
    await picture(page, "profile-proof-desktop");
    await question.getByRole("button", { name: "Use a passkey", exact: true }).click();
    await expect(codes).toHaveCount(10);
    await expect.poll(async () => new Set([...first, ...(await codes.allTextContents())]).size).toBe(20);
    await renewed.getByRole("button", { name: "Close", exact: true }).click();
    await logOut(page);

    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    const button = page.getByRole("button", { name: "Sign in with a passkey", exact: true });
    await button.waitFor();
    await expect(page).toBeAccessible();
    await picture(page, "sign-in-passkey-desktop");
    await button.click();

    await expect(page.getByRole("heading", { name: "Track, plan, and succeed", exact: true })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test(
    "is a one-time code, which an app makes after it has read a picture, and which is asked for after the password",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page, pageErrors, person } = await journeys.open("/profile?tab=security", { colorScheme: "dark" });
      const factors = page.getByRole("region", { name: "Passkeys and one-time codes" });
      const dialog = page.getByRole("dialog", { name: "Set up one-time codes", exact: true });
      const recovery = page.getByRole("dialog", { name: "Recovery codes", exact: true });
      const codes = recovery.getByRole("listitem");

      await untilProfileHas(page, "Sessions", "Passkeys and one-time codes");
      await factors.getByRole("button", { name: "Set up one-time codes", exact: true }).click();
      // Dark on light in the dark theme as well, with the margin without which scanners do not see where it begins.
      await expect(async () => {
        const [ground, modules] = await drawnBy(dialog.locator("svg[role=img] path"));
        expect(ground?.fill).toBe("#FFFFFF");
        expect(modules).toEqual({ fill: "#12272C", x: 4, y: 4, width: (ground?.width ?? 0) - 8 });
      }).toPass();
      await expect(page).toBeAccessible();
      await picture(page, "profile-one-time-codes-phone");
      const secret = Secret.fromBase32((await dialog.locator("code").innerText()).replaceAll(" ", ""));
      await dialog.getByRole("textbox", { name: "Code" }).fill(TOTP.generate({ secret }));
      await dialog.getByRole("button", { name: "Turn on", exact: true }).click();
      await expect(codes).toHaveCount(10);
      await expect.poll(async () => new Set(await codes.allTextContents()).size).toBe(10);
      await recovery.getByRole("button", { name: "Close", exact: true }).click();
      await logOut(page);
      await page.getByRole("button", { name: "Show Me How", exact: true }).click();
      await page.getByLabel("E-mail address").fill(person.email);
      await page.getByLabel("Password").fill(person.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      const code = page.getByLabel("Code", { exact: true });
      await code.fill("000000");
      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await page.getByText("That code is not right").waitFor();
      await expect(page).toBeAccessible();
      await picture(page, "sign-in-code-phone");
      // The code of before is used up, and the next one is valid half a minute early.
      await code.fill(TOTP.generate({ secret, timestamp: Date.now() + 30_000 }));
      await page.getByRole("button", { name: "Continue", exact: true }).click();

      await expect(page.getByRole("heading", { name: "Track, plan, and succeed", exact: true })).toBeVisible();
      // The page after the wrong code is answered as what it is.
      expect(pageErrors.filter((error) => !error.includes("422"))).toEqual([]);
    },
  );
});

/** Returns the colour and the place of each shape of a picture. */
function drawnBy(shapes: Locator): Promise<{ fill: string | null; x: number; y: number; width: number }[]> {
  return shapes.evaluateAll((paths) =>
    paths.map((path) => {
      const { x, y, width } = (path as SVGPathElement).getBBox(); // as the locator says
      return { fill: path.getAttribute("fill"), x, y, width };
    }),
  );
}
