import { describe, expect, it } from "@jest/globals";
import { gql } from "@apollo/client";
import { countNotes } from "../../../../web/features/note/noteCache.js";
import { createCache } from "../../../../web/lib/createCache.js";

const COUNT = gql`
  fragment Count on Company {
    id
    noteGuid
    noteCount
  }
`;

describe("the number of notes of a record", () => {
  it.each<[1 | -1, number, number]>([
    [1, 3, 4],
    [-1, 3, 2],
    [-1, 0, 0],
  ])("changes by %i from %i to %i, of that record alone and never below none", (change, before, after) => {
    const cache = createCache();
    const write = (id: string, noteGuid: string): void =>
      void cache.writeFragment({
        fragment: COUNT,
        data: { __typename: "Company", id, noteGuid, noteCount: before },
      });
    write("1", "its notes");
    write("2", "other notes");

    countNotes(cache, "its notes", change);

    const counts = ["1", "2"].map((id) => cache.readFragment({ fragment: COUNT, id: `Company:${id}` }));
    expect(counts).toMatchObject([{ noteCount: after }, { noteCount: before }]);
  });
});
