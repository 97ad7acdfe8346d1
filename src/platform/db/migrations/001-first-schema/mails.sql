create table jobs (
	id text primary key,
	kind text not null,
	person_id text,
	payload text not null,
	created_at TIME not null,
	due_at TIME not null,
	tries integer not null default 0,
	leased_by text,
	leased_until TIME,
	failed_at TIME,
	failure text
);
create index jobs_due on jobs (kind, due_at) where failed_at is null;
create index jobs_failed on jobs (created_at) where failed_at is not null;
create index jobs_person on jobs (person_id);

create table deliveries (
	id text primary key,
	person_id text not null,
	kind text not null,
	subject text not null,
	created_at TIME not null,
	finished_at TIME not null,
	outcome text not null,
	tries integer not null,
	failure text,
	reported_at TIME,
	report_kind text,
	report_code text
);
create index deliveries_person on deliveries (person_id);
create index deliveries_oldest on deliveries (finished_at);

create table bounce_mailboxes (
	name text primary key,
	uid_validity text,
	last_uid bigint,
	failing_since TIME,
	failure text
);

-- The key of the recipients makes a second mail to the same person impossible.
create table letters (
	id text primary key,
	name text not null,
	state text not null,
	version integer not null,
	tested_version integer,
	content text not null,
	fallback text,
	segment text,
	purpose text not null,
	reply_to text,
	campaign text not null,
	created_at TIME not null,
	updated_at TIME not null,
	filter text,
	confirmed_at TIME,
	confirmed_by text,
	send_at TIME,
	recipients integer,
	resumed_at TIME,
	pause_reason text,
	pause_code text,
	ended_at TIME,
	table_id text,
	series text,
	delay_minutes integer,
	timing text,
	archived_at TIME
);
create unique index letters_campaign on letters (campaign);
create index letters_series on letters (series) where series is not null;
-- Several letters can wait for their time, but only one goes out at a time.
create unique index letters_running on letters ((1)) where state in ('first-fifty', 'paused', 'sending');

create table letter_recipients (
	letter_id text not null,
	person_id text not null,
	language text not null,
	priority smallint not null,
	state text not null,
	tries integer not null,
	next_try_at TIME not null,
	failure text,
	finished_at TIME,
	unsubscribed_at TIME,
	reported_at TIME,
	report_kind text,
	report_code text,
	primary key (letter_id, person_id)
) WITHOUT_ROWID;
create index letter_recipients_due on letter_recipients (letter_id, priority, next_try_at)
	where state in ('waiting', 'sending');
create index letter_recipients_person on letter_recipients (person_id, finished_at);
-- Serves the rate limits and the latest outcomes.
create index letter_recipients_finished on letter_recipients (finished_at, state) where state in ('sent', 'refused');
create index letter_recipients_failed on letter_recipients (letter_id, state) where failure is not null;
create index letter_recipients_unsubscribed on letter_recipients (letter_id) where unsubscribed_at is not null;
create index letter_recipients_reported on letter_recipients (letter_id, report_kind)
	where report_kind is not null;

-- A name holds the hash of the bytes.
create table letter_pictures (
	name text primary key,
	bytes BYTES not null,
	size integer not null,
	created_at TIME not null
);

-- Series of letters. A step of a series is a row of `letters`, with its recipients.
create table series (
	id text primary key,
	name text not null,
	origin text,
	segment text,
	purpose text not null,
	rank integer not null,
	state text not null,
	since TIME,
	off_at TIME,
	created_at TIME not null
);
