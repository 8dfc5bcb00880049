-- An import may set four more fields of a creator. What it has changed so far left them alone, so taking it back writes
-- what is there now.
update import_task_rows r set before_image = jsonb_set(r.before_image, '{fields}', (r.before_image -> 'fields')
  || jsonb_build_object('owner', t.owner_uid, 'withholding_default', t.withholding_default,
    'competitor_exclusion_until', t.competitor_exclusion_until, 'secondary_use_until', t.secondary_use_until))
from managed_creators t
where t.company_uid = r.company_uid and t.uid = r.managed_creator_uid and r.before_image is not null and r.undo is null;
