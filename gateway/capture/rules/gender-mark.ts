/** "(m/w/d)", "H/F", "(f/m/x)": a mark that only job titles carry. */
export const GENDER_MARK =
  /\(?\s*(?<![\p{L}\p{N}])(?:[mwfdhxdv]\s?[/|*:]\s?[mwfdhxv](?:\s?[/|*:]\s?(?:[mwfdxvia]|gn|div\.?|divers))?|gn|all genders?|alle geschlechter|m\/k|k\/m|mann\/kvinne|h\/f\/x)(?![\p{L}\p{N}])\s*\)?/iu;
