import { withoutMarksAndJoiners } from "../../../schema/invisible-marks.js";
import { withoutTracking } from "../../../schema/tracking-words.js";
import { unwrapAddress } from "./unwrap-address.js";

/**
 * Returns the address of an advert as it is stored: without invisible marks, what wraps it and what counts visits. What
 * is no web address is only without its marks.
 */
export function advertAddressOf(address: string): string {
  return withoutTracking(unwrapAddress(withoutMarksAndJoiners(address).trim()));
}
