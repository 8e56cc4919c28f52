import { describe, expect, it } from "@jest/globals";
import { tokenStyles } from "../../web/tokens.js";

/** The colours that the specification fixes (spec 9). */
const COLOURS = {
  brand: "#1A6373",
  "preparing-fill": "#FF9000",
  "applying-fill": "#6C63FF",
  "interviewing-fill": "#B34744",
  "accepting-fill": "#2196F3",
  "inactive-fill": "#3B758C",
  "active-fill": "#4CAF50",
  "done-fill": "#2196F3",
  "notdone-fill": "#FFCC00",
  "agency-fill": "#FE612A",
  "employer-fill": "#F0A74A",
};

describe("the colours of the client", () => {
  it.each(Object.entries(COLOURS))("have the variable --%s with the specification's %s", (name, colour) => {
    const [, light = ""] = /:root\{([^}]*)\}/.exec(tokenStyles()) ?? [];

    expect(light.split(";")).toContain(`--${name}:${colour}`);
  });
});
