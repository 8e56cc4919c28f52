import { describe, expect, it } from "@jest/globals";
import { refusedProduct } from "../support/product.js";
import { fullDisk } from "./full-disk.js";
import { runProof } from "./run-proof.js";
import { createSmallDisk } from "./small-disk.js";

const MB = 1024 * 1024;

// With the embedded database, whatever the other tests run on: the disk of a server is its operator's.
describe("the product on a full disk", () => {
  it("starts, lets people sign in and read, and takes changes once there is room", async () => {
    const { broken } = await runProof(fullDisk, { rounds: 1, say: () => undefined });

    expect(broken).toEqual([]);
  });

  it("says in a sentence that a disk is too small for a new database", async () => {
    const disk = createSmallDisk(100 * MB);
    try {
      const { code, output } = await refusedProduct({ ...disk.variables, DATA_DIR: disk.dataDir });

      expect(code).toBe(1);
      expect(output.trim()).toMatch(
        /^There are \d+ MB free on the disk of DATA_DIR \(.+\); .+ needs 360 MB\. Nothing was changed\.$/,
      );
    } finally {
      disk.remove();
    }
  });
});
