import { describe, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { refusal } from "./support/network.js";
import { openScreen } from "./support/open-screen.js";

describe("somebody who is not on the list", () => {
  test("is thanked for their interest, has the guid of nobody, and is signed out by OK", async () => {
    const { page, user } = await openScreen("/companies", {
      answers: { Viewer: () => refusal("NOT_ALLOWED") },
    });
    await page.findByRole("heading", { name: "Thank you for your interest" });
    page.getByText("We will tell you when the open beta starts.", { exact: false });
    expect(window.location.pathname).toBe("/signup");
    expect(localStorage.getItem("person_guid")).toBe("0");

    await user.click(page.getByRole("button", { name: "OK" }));

    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });
});
