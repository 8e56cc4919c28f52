import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "@jest/globals";
import { createOrChange } from "../../../web/components/createOrChange.js";

const INPUT = { id: "1", name: "Typed" };

describe("a new record that is saved", () => {
  it("is created", async () => {
    const { sent, saved } = await save(null);

    expect([sent, saved]).toEqual([[["create", INPUT]], "create"]);
  });

  it("is changed where an earlier save has made it without an answer", async () => {
    const { sent, saved } = await save("CONFLICT");

    expect([sent, saved]).toEqual([
      [
        ["create", INPUT],
        ["update", { ...INPUT, version: 1 }],
      ],
      "update",
    ]);
  });

  it("is refused as the server refuses it", async () => {
    await expect(save("VALIDATION")).rejects.toThrow("VALIDATION");
  });
});

/** Saves a record whose creation fails with that code, and returns what was sent. */
async function save(code: string | null): Promise<{ sent: readonly unknown[]; saved: string | undefined }> {
  const sent: unknown[] = [];
  const saved = await createOrChange<string, "name">(
    {
      create: (input) => {
        sent.push(["create", input]);
        return code === null ? Promise.resolve("create") : Promise.reject(failureOf(code));
      },
      update: (input) => {
        sent.push(["update", input]);
        return Promise.resolve("update");
      },
    },
    INPUT,
  );
  return { sent, saved };
}

function failureOf(code: string): Error {
  return new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
}
