import { Switch } from "../../components/controls/Switch.js";
import { useId } from "react";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { useModelSettingQuery } from "./profile.generated.js";
import { profileMessages as messages } from "./messages.js";

/** The setting that the model reads each advert pasted in this browser; renders nothing where no model is set up. */
export function ModelSetting() {
  const t = useT();
  const { data } = useModelSettingQuery();
  const [modelReads, setModelReads] = useLocalStorageState("modelReadsPasted");
  const labelId = useId();
  if (data?.viewer.hasModel !== true) return null;
  return (
    <div className="setting">
      <span id={labelId}>{t(messages.modelReads)}</span>
      <Switch aria-labelledby={labelId} checked={modelReads ?? false} onChange={setModelReads} />
    </div>
  );
}
