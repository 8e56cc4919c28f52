import { describe, test } from "@jest/globals";
import { openScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

describe("a change from elsewhere", () => {
  test("is told to a page that has read before it and listens only after it", async () => {
    const person = await newPerson();
    const id = await make(person, `createCompany(input: { name: "Before" }) { company { id } }`);
    let listen = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (listen = resolve));
    const screen = await openScreen("/companies", {
      as: person,
      answers: {
        "/graphql/stream": async (_asked, pass) => {
          await isHeld;
          return pass();
        },
      },
    });
    await screen.page.findByRole("button", { name: "Before" });

    await person.speak(`mutation ($id: ID!) { updateCompany(input: { id: $id, name: "After" }) { logEntryId } }`, {
      id,
    });
    listen();
    await screen.untilLive();

    await screen.page.findByRole("button", { name: "After" });
  });
});
