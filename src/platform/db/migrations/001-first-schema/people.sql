-- The people on the list. A row inserted by hand needs the first five columns only.
create table if not exists waitlist_emails (
	id text primary key not null default (NEW_ID),
	email text not null,
	source text not null,
	status text not null default 'pending',
	created_at TIME not null default (NOW),
	email_ascii text,
	locale text,
	country text,
	campaign text,
	referrer text,
	pending_since TIME,
	confirmed_at TIME,
	unsubscribed_at TIME,
	mailed_at TIME,
	undeliverable_at TIME,
	paused_until TIME,
	blocked_at TIME,
	duplicate_of text,
	tags text,
	note text
);
create unique index waitlist_emails_address on waitlist_emails (lower(coalesce(email_ascii, email)))
	where duplicate_of is null;
-- Nearly always empty, so it costs signups nothing.
create index waitlist_emails_repeated on waitlist_emails (lower(coalesce(email_ascii, email)))
	where duplicate_of is not null;
create index waitlist_emails_pending on waitlist_emails (pending_since) where status = 'pending';
create index waitlist_emails_undeliverable on waitlist_emails (undeliverable_at) where undeliverable_at is not null;
-- Counts the values of the filters: without it SQLite sorts a million rows, which takes 0.7 s. The list itself is read
-- from end to end and sorted in 0.1 to 0.2 s.
create index waitlist_emails_values on waitlist_emails (campaign, country, locale, source, status);
-- For people who confirmed within the last weeks.
create index waitlist_emails_confirmed on waitlist_emails (confirmed_at) where confirmed_at is not null;
-- Counts the tags.
create index waitlist_emails_tagged on waitlist_emails (tags) where tags is not null;

create table consents (
	id text primary key,
	person_id text not null,
	given_at TIME not null,
	wording text not null,
	locale text not null,
	source text not null,
	utm_source text,
	utm_medium text,
	utm_campaign text,
	utm_term text,
	utm_content text,
	referrer_host text,
	proof text
);
create index consents_person on consents (person_id);

create table tokens (
	hash text primary key,
	person_id text not null,
	purpose text not null,
	created_at TIME not null,
	expires_at TIME
);
create index tokens_person on tokens (person_id);

create table status_changes (
	person_id text not null,
	at TIME not null,
	status text not null,
	primary key (person_id, at, status)
);

create table segments (
	id text primary key,
	name text not null,
	name_key text not null,
	filter text not null
);
create unique index segments_name on segments (name_key);

-- Background changes of many people: an import with its rows, or the tagging or erasure of a filter's matches.
create table list_changes (
	id text primary key,
	kind text not null,
	actor text not null,
	file text,
	payload text not null,
	created_at TIME not null,
	total integer not null,
	done integer not null,
	result text not null,
	state text not null,
	finished_at TIME
);

create table import_rows (
	change_id text not null,
	number integer not null,
	content text not null,
	primary key (change_id, number)
) WITHOUT_ROWID;

create table import_people (
	change_id text not null,
	person_id text not null,
	status text,
	pending_since TIME,
	unsubscribed_at TIME,
	primary key (change_id, person_id)
) WITHOUT_ROWID;
create index import_people_person on import_people (person_id);

-- Requests to cancel, withdraw, complain or erase. An erasure leaves number, kind and times.
create table leave_requests (
	id text primary key,
	number text not null,
	kind text not null,
	received_at TIME not null,
	due_at TIME not null,
	name text,
	email text,
	email_key text,
	contract text,
	cancellation text,
	reason text,
	end_date text,
	text text,
	locale text,
	country text,
	origin text,
	nonce_hash text,
	done_at TIME,
	done_by text,
	answer text,
	mail_state text not null,
	mail_failure text,
	erased_at TIME
);
create unique index leave_requests_number on leave_requests (number);
create unique index leave_requests_nonce on leave_requests (nonce_hash);
create index leave_requests_address on leave_requests (email_key);
create index leave_requests_received on leave_requests (received_at);
create index leave_requests_open on leave_requests (due_at) where done_at is null;
