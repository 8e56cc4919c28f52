import { Button } from "../../components/controls/Button.js";
import { useId, useState, type SubmitEvent } from "react";
import { useLocation } from "react-router-dom";
import { Dialog } from "../../components/Dialog.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntScenario } from "../../schema.generated.js";
import type { JobHuntScreen } from "./messages.js";
import { dialogMessages, dialogTexts, dialogTitles, scenarioHints, scenarioTitles } from "./scenarioMessages.js";
import { SCENARIOS } from "./scenarios.js";
import "./scenario.css";

interface ScenarioDialogProps {
  /** The screen that opened it: each has its own title (spec 2). */
  readonly screen: JobHuntScreen;
  readonly onCancel: () => void;
  readonly onChoose: (scenario: JobHuntScenario) => void;
}

/** Asks for the scenario of a new hunt; arrow keys move, Enter continues, Esc cancels. */
export function ScenarioDialog({ screen, onCancel, onChoose }: ScenarioDialogProps) {
  const t = useT();
  const formId = useId();
  const location = useLocation();
  const [chosen, setChosen] = useState(() => scenarioIn(location.state) ?? "FOUND_ADVERT");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <Dialog
      title={t(dialogTitles[screen])}
      width={720}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId}>
            {t(componentMessages.new)}
          </Button>
        </>
      }
    >
      <p className="scenario-text">{t(dialogTexts[screen])}</p>
      <form id={formId} onSubmit={submit}>
        <fieldset className="scenarios">
          <legend className="unseen">{t(dialogMessages.scenario)}</legend>
          {SCENARIOS.map(({ name, icon }) => (
            <label key={name} className="scenario">
              <Icon of={icon} size={20} />
              <span>
                <b>{t(scenarioTitles[name])}</b>
                <small>{t(scenarioHints[name])}</small>
              </span>
              <input
                type="radio"
                name="scenario"
                value={name}
                checked={chosen === name}
                onChange={() => setChosen(name)}
              />
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}

/** Returns the scenario that another screen has chosen in the navigation state. */
function scenarioIn(state: unknown): JobHuntScenario | undefined {
  if (typeof state !== "object" || state === null || !("scenario" in state)) return undefined;
  return SCENARIOS.find(({ name }) => name === state.scenario)?.name;
}
