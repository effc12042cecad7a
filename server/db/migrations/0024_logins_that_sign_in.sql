-- Registered by phone, players were shown the national number as their login, which did not sign in. Shown from now on
-- is the number that does: that of their own contact which ends in what stands there.
update "platform"."accounts" as a
set "login" = '+' || c."contact"
from "platform"."contacts" as c
where c."uid" = a."uid"
  and c."type" = 'phone'
  and a."login" ~ '^\+?[0-9 ()-]+$'
  and ltrim(regexp_replace(a."login", '[^0-9]', '', 'g'), '0') <> ''
  and right(c."contact", length(ltrim(regexp_replace(a."login", '[^0-9]', '', 'g'), '0')))
    = ltrim(regexp_replace(a."login", '[^0-9]', '', 'g'), '0');
