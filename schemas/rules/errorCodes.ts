/** All parameters that an error may bring, from a rule or from the platform: its texts may show them. */
export const errorParameters = [
  'currency',
  'length',
  'mask',
  'max',
  'min',
  'other',
  'symbols',
  'type',
] as const

/**
 * Every code that a rule can answer. The starter dictionary has a message for each.
 * After each code: its parameters and the default message of the product document, section 5,
 * where it has one (section 8 "Form messages" otherwise).
 */
export const errorCodes = [
  /** {type}. The value is not a string, boolean, integer or array as the field demands. 'Wrong field' */
  'wrong_type',
  /** 'Field is required' */
  'required',
  /** A checkbox that must be checked. 'Unchecked checkbox' */
  'unchecked',
  /** {min} characters. 'Min length is {min}' */
  'min_length',
  /** {max} characters. 'Max length is {max}' */
  'max_length',
  /** {length} characters. No message in the document; 'Length must be {length}' */
  'exact_length',
  /** Something else than 0–9. 'Wrong field' */
  'digits',
  /** {length} digits. 'Code must contain {length} digits' */
  'one_time_code',
  /** Only invisible characters are wrong (spaces, controls), so none can be shown. 'Wrong password' */
  'password',
  /** {symbols}: the characters that may not be used, each once. 'Wrong password' */
  'password_symbols',
  /** {min} characters. 'Short password': 'Min length is {min}' */
  'short_password',
  /** Among those that are tried first, or a name of the player's own. No message in the document. */
  'common_password',
  /** 'Insert password' */
  'insert_password',
  /** {other}: name of the other field. 'Passwords not equal' */
  'passwords_not_equal',
  /** {other}: name of the other field. 'Same as field'; 'The value must be equal to the {other} value' */
  'equals',
  /** 'Wrong symbols in name' */
  'name',
  /** Something else than Latin, Cyrillic or Latvian letters, digits, punctuation. 'Wrong symbols in name' */
  'latin_cyrillic',
  /** 'Wrong address' */
  'address',
  /** 'Wrong symbols in name' */
  'card_holder',
  /** {min} characters. 'Wrong fake name': too short */
  'fakename_short',
  /** 'Wrong fake name': special symbols or spaces */
  'fakename_symbols',
  /** Not what the field takes. 'Wrong field' */
  'wrong_field',
  /** {min, max, currency}: bounds of a sum in major units, shown as currency. */
  'range',
  /** Not a date. 'Wrong date' */
  'date',
  /** {min}: ISO date, the earliest accepted. 'Wrong date' */
  'min_date',
  /** {max}: ISO date, the latest accepted. 'Wrong date' */
  'max_date',
  /** 'Wrong field' */
  'postcode',
  /** 'Insert phone number' */
  'insert_phone',
  /** 'Wrong phone number' */
  'phone',
  /** 'Insert email address' */
  'insert_email',
  /** 'Wrong email address' */
  'email',
  /** 'Field Card number' */
  'card_number',
  /** 'Wrong iban' */
  'iban',
  /** {min}. 'Min value is {min}' */
  'min_value',
  /** {max}. 'Max value is {max}' */
  'max_value',
  /** 'Field regex' */
  'regex',
  /** Not one of the options. 'Wrong field' */
  'one_of',
  /** {mask}: the mask or masks, # is a digit. 'Wrong field' */
  'mask',
] as const

export type ErrorCode = (typeof errorCodes)[number]
