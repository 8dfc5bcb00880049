-- The list of projects keeps views, too.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('creators', 'project_creators', 'projects'));
