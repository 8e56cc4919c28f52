import type { Migration } from "./migration.js";

/**
 * What a calendar has at its secret address, besides the days that others set: the steps that are due, in addresses that are
 * made from now on. `advert_names` returns the names in the record of an advert, so that a calendar is read without the texts.
 */
export const extendCalendarFeed: Migration = {
  name: "20261123090400-extend-calendar-feed",
  up: [
    `ALTER TABLE calendar_feed
      ADD COLUMN includes_days boolean NOT NULL DEFAULT true,
      ADD COLUMN includes_steps boolean NOT NULL DEFAULT false`,
    `ALTER TABLE calendar_feed ALTER COLUMN includes_steps SET DEFAULT true`,
    // The record is any text that was sent: one that cannot be read names nobody.
    `CREATE FUNCTION advert_names(data text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
      DECLARE
        advert jsonb;
      BEGIN
        advert := data::jsonb;
        RETURN jsonb_build_object('jobTitle', advert -> 'jobTitle', 'companyName', advert -> 'companyName',
          'recruitementAgency', advert -> 'recruitementAgency')::text;
      EXCEPTION WHEN OTHERS THEN
        RETURN NULL;
      END
    $$`,
  ],
  down: [
    `DROP FUNCTION advert_names(text)`,
    `ALTER TABLE calendar_feed DROP COLUMN includes_steps, DROP COLUMN includes_days`,
  ],
};
