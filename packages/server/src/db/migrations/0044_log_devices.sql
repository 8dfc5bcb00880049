-- With what browser and system somebody did it, as far as their owner knows them; emptied with the address.
alter table audit_logs add column device text;
