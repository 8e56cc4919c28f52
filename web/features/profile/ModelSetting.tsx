import { Switch } from "antd";
import { useId } from "react";
import { useRemembered } from "../../lib/remembered.js";
import { useT } from "../../lib/useT.js";
import { useModelSettingQuery } from "../../operations.generated.js";
import { profileMessages as messages } from "./messages.js";

/** Whether the model reads each advert that is pasted in this browser; nothing where no model is set up. */
export function ModelSetting() {
  const t = useT();
  const { data } = useModelSettingQuery();
  const [modelReads, setModelReads] = useRemembered("modelReadsPasted");
  const labelId = useId();
  if (data?.viewer.hasModel !== true) return null;
  return (
    <div className="setting">
      <span id={labelId}>{t(messages.modelReads)}</span>
      <Switch aria-labelledby={labelId} checked={modelReads ?? false} onChange={setModelReads} />
    </div>
  );
}
