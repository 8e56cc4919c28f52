import { describe, expect, it } from "@jest/globals";
import { useBackHandler, useCurrentBackHandler } from "../../../web/lib/backHandler.js";
import { renderHook } from "../render-hook.js";

describe("the Back button", () => {
  it("does what the newest screen that takes it says, and the one below when that goes", () => {
    const pressed: string[] = [];
    const open = (name: string) => renderHook((isOn: boolean) => useBackHandler(() => pressed.push(name), isOn), true);
    const button = renderHook(useCurrentBackHandler, undefined);
    const [form, dialog] = [open("form"), open("dialog")];

    button.result.current?.();
    dialog.rerender(false);
    button.result.current?.();
    form.unmount();
    dialog.unmount();

    expect([pressed, button.result.current]).toEqual([["dialog", "form"], undefined]);
    button.unmount();
  });

  it("does what its screen means by now, not what it meant at first", () => {
    const pressed: number[] = [];
    const screen = renderHook((count: number) => useBackHandler(() => pressed.push(count), true), 1);
    const button = renderHook(useCurrentBackHandler, undefined);

    screen.rerender(2);
    button.result.current?.();
    screen.unmount();

    expect(pressed).toEqual([2]);
    button.unmount();
  });
});
