/**
 * Opens a tab at once, because a browser allows it only during the click, and navigates it once the address is known.
 */
export async function openLater(address: Promise<string | undefined>): Promise<void> {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  try {
    const source = await address;
    if (source === undefined) tab?.close();
    else tab?.location.replace(source);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
