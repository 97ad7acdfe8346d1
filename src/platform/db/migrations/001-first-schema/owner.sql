-- `weekly_language` is null for no weekly mail.
create table admins (
	id text primary key,
	name text not null,
	name_key text not null,
	password_hash text not null,
	created_at TIME not null,
	disabled_at TIME,
	panel_columns text,
	email text,
	password_changed_at TIME,
	last_login_at TIME,
	invited_by text,
	invited_in text,
	weekly_language text default 'es'
);
create unique index admins_name on admins (name_key);

create table sessions (
	hash text primary key,
	admin_id text not null references admins (id) on delete cascade,
	created_at TIME not null,
	seen_at TIME not null,
	proved_at TIME,
	browser text,
	system text,
	acts integer not null default 0,
	granted text,
	granted_until TIME
);
create index sessions_admin on sessions (admin_id);

create table session_reads (
	id text primary key,
	session_hash text not null,
	at TIME not null,
	rows integer not null
);
create index session_reads_session on session_reads (session_hash, at);
create index session_reads_oldest on session_reads (at);

create table passkeys (
	id text primary key,
	admin_id text not null references admins (id) on delete cascade,
	name text not null,
	public_key text not null,
	counter bigint not null,
	created_at TIME not null,
	used_at TIME
);
create index passkeys_admin on passkeys (admin_id);

create table invitations (
	hash text primary key,
	name text not null,
	name_key text not null,
	invited_by text not null,
	expires_at TIME not null,
	inviter_id text,
	invited_in text
);
create unique index invitations_name on invitations (name_key);

create table audit (
	id text primary key,
	at TIME not null,
	actor text not null,
	action text not null,
	detail text not null,
	count integer
);
create index audit_newest on audit (at);

-- Days are ISO text in both databases: they are names of days, not points in time.
create table counts (
	day text not null,
	event text not null,
	path text not null,
	source text not null,
	campaign text not null,
	locale text not null,
	n bigint not null,
	primary key (day, event, path, source, campaign, locale)
) WITHOUT_ROWID;

-- One row: the last day whose rare names have been folded.
create table counts_folded (
	until_day text not null
);

-- Reported signups, so that a repeated report counts once.
create table signup_events (
	id text primary key,
	day text not null
);

create table count_marks (
	id text primary key,
	day text not null,
	kind text not null,
	text text not null,
	path text,
	before text
);
create index count_marks_day on count_marks (day);

create table headlines (
	path text primary key,
	text text not null
);

-- `up_to` is the upper bound of a bucket, in the unit of its metric.
create table speeds (
	day text not null,
	metric text not null,
	kind text not null,
	device text not null,
	locale text not null,
	up_to integer not null,
	n bigint not null,
	primary key (day, metric, kind, device, locale, up_to)
) WITHOUT_ROWID;

create table goals (
	step text primary key,
	per_week integer not null
);

-- The owner's edits of texts, reviews of translations, and publications.
create table word_edits (
	file text not null,
	place text not null,
	text text not null,
	original_digest text not null,
	changed_at TIME not null,
	changed_by text not null,
	primary key (file, place)
);

create table word_reviews (
	file text not null,
	place text not null,
	digest text not null,
	reviewed_at TIME not null,
	reviewed_by text not null,
	primary key (file, place)
);

create table word_publications (
	id text primary key,
	published_at TIME not null,
	published_by text not null,
	edits text not null
);

create table throttle (
	id text primary key,
	key text not null,
	at TIME not null
);
create index throttle_newest on throttle (key, at);
create index throttle_oldest on throttle (at);

create table installation (
	name text primary key,
	value text not null
);

-- The values of secrets are encrypted.
create table settings (
	name text primary key,
	value text not null,
	updated_at TIME not null
);
