import { expect, it } from "@jest/globals";
import { stepTitle } from "../../../../gateway/calendar/event-titles.js";
import { StepName } from "../../../../gateway/jobhunt/workflow.js";
import { stepNames } from "../../../../web/components/line/stepMessages.js";

it.each(Object.values(StepName))("the calendar calls the step %s as the screens do", (name) => {
  expect(stepTitle(name)).toBe(stepNames[name].defaultMessage);
});
