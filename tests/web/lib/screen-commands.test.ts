import { describe, expect, it } from "@jest/globals";
import { Plus } from "lucide-react";
import { screenCommands, useScreenCommand } from "../../../web/lib/screenCommands.js";
import { renderHook } from "../render-hook.js";

interface Offer {
  readonly label: string;
  readonly isOn: boolean;
}

describe("the commands of the screen", () => {
  const ran: string[] = [];
  const offer = ({ label, isOn }: Offer): void =>
    useScreenCommand({ id: "pause", label, icon: Plus, run: () => ran.push(label) }, isOn);
  const labels = (): readonly string[] => screenCommands().map(({ label }) => label);

  it("are offered while their component is there and on, and once", () => {
    const list = renderHook(offer, { label: "Pause all", isOn: true });
    const card = renderHook(offer, { label: "Pause this", isOn: true });

    expect(labels()).toEqual(["Pause this"]);
    screenCommands()[0]?.run();
    card.rerender({ label: "Pause this", isOn: false });
    expect(labels()).toEqual(["Pause all"]);
    list.unmount();
    card.unmount();

    expect(labels()).toEqual([]);
    expect(ran).toEqual(["Pause this"]);
  });
});
