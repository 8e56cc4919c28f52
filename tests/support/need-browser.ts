import { launchBrowser } from "./browser.js";
import { checkSpace, freePort, MachineFault } from "./machine.js";

// The browser tests start with this file: what the machine lacks is said once and in a sentence, not by every test.
try {
  await checkSpace();
  await freePort();
  const browser = await launchBrowser().catch((error: unknown) => {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new MachineFault(
      `No browser starts on this machine (${reason}). Install Chromium (on Debian: apt-get install chromium-headless-shell), or name one by CHROMIUM=<path>.`,
    );
  });
  process.stdout.write(`The browser tests run in Chromium ${browser.version()}\n`);
  await browser.close();
} catch (error) {
  if (!(error instanceof MachineFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
