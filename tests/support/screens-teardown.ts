/** Stops what `screens-setup` has started; Jest requires a default export. */
export default async function stopForScreens(): Promise<void> {
  await globalThis.screensProduct?.stop();
}
