import { describe, expect, it } from "@jest/globals";
import { JobHuntStatus, PHASES as SERVER_PHASES, positionAfter } from "../../../../gateway/jobhunt/workflow.js";
import { phaseAfter, PHASES } from "../../../../web/components/line/hue.js";

describe("the phases", () => {
  it("follow each other as on the server", () => {
    expect(PHASES).toEqual(SERVER_PHASES.map(({ name }) => name));
    expect(PHASES.map(phaseAfter)).toEqual(
      SERVER_PHASES.map(({ name }) => {
        const { phase, status } = positionAfter(name);
        return status === JobHuntStatus.DONE ? null : phase;
      }),
    );
  });
});
