import { lines, type Shape } from './shape.ts'

/** Series with unusual excluded dates or changed events. */
export const exceptionShapes: readonly Shape[] = [
	{
		program: 'Muellmax 7.0, for a city’s waste collection',
		source: 'nextcloud/calendar#2031',
		odd: 'a rule, dates and exceptions folded after each part, a description folded with tabs',
		text: lines`
			BEGIN:VEVENT
			DTSTART;VALUE=DATE:20261126
			DTEND;VALUE=DATE:20261127
			DESCRIPTION:Town services\n
				Main Street 24\n
				\n
				Phone: +49 30 1234567
			RRULE:FREQ=WEEKLY;UNTIL=20261211T000000Z;
			 INTERVAL=1;BYDAY=TH;WKST=MO
			RDATE;VALUE=DATE:
			 20261128,
			 20261204
			EXDATE;VALUE=DATE:
			 20261126,
			 20261203
			UID:15828015991@example.org
			SUMMARY:Paper
			END:VEVENT`,
		seen: [
			'2026-11-28 00:00 1440 Paper',
			'2026-12-04 00:00 1440 Paper',
			'2026-12-10 00:00 1440 Paper',
		],
	},
	{
		program: 'Twake Calendar',
		source: 'linagora/twake-calendar-frontend#748',
		odd: 'a series of times with a date as UNTIL, EXDATE in UTC',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Yoga
			DTSTART;TZID=Asia/Ho_Chi_Minh:20261118T153000
			DTEND;TZID=Asia/Ho_Chi_Minh:20261118T160000
			RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261202;BYDAY=WE
			EXDATE:20261118T083000Z
			END:VEVENT`,
		seen: ['2026-11-25 09:30 30 Yoga', '2026-12-02 09:30 30 Yoga'],
	},
	{
		program: 'unknown, imported into Tutanota',
		source: 'tutao/tutanota#5973',
		odd: 'EXDATE that ends with a comma',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Standup
			DTSTART;TZID=Europe/Berlin:20261123T100000
			DTEND;TZID=Europe/Berlin:20261123T101500
			RRULE:FREQ=DAILY;COUNT=4
			EXDATE;TZID=Europe/Berlin:20261124T100000,20261125T100000,
			END:VEVENT`,
		seen: ['2026-11-23 10:00 15 Standup', '2026-11-26 10:00 15 Standup'],
	},
	{
		program: 'unknown, read with sabre/vobject',
		source: 'sabre-io/vobject#219',
		odd: 'EXDATE without a value',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Standup
			DTSTART;TZID=Europe/Berlin:20261123T110000
			DTEND;TZID=Europe/Berlin:20261123T111500
			RRULE:FREQ=DAILY;COUNT=2
			EXDATE;TZID=Europe/Berlin:
			END:VEVENT`,
		seen: ['2026-11-23 11:00 15 Standup', '2026-11-24 11:00 15 Standup'],
	},
	{
		program: 'Simple Calendar 6.21',
		source: 'nextcloud/calendar#5199',
		odd: 'dates in EXDATE without VALUE=DATE',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Training
			UID:Caldav-7-374
			X-SMT-CATEGORY-COLOR:-16743735
			LAST-MODIFIED:19700101T000000Z
			DTSTART:20261117T183000Z
			DTEND:20261117T210000Z
			X-SMT-MISSING-YEAR:0
			RRULE:FREQ=WEEKLY;INTERVAL=1;COUNT=4;BYDAY=TU
			EXDATE:20261124
			EXDATE:20261208
			END:VEVENT`,
		seen: ['2026-11-17 19:30 150 Training', '2026-12-01 19:30 150 Training'],
	},
	{
		program: 'Simple Calendar 6.21',
		source: 'SimpleMobileTools/Simple-Calendar#1983',
		odd: 'two events with one UID',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Pool
			UID:1@example.org
			DTSTART:20261123T120000Z
			DTEND:20261123T130000Z
			END:VEVENT
			BEGIN:VEVENT
			SUMMARY:Pool
			UID:1@example.org
			DTSTART:20261125T120000Z
			DTEND:20261125T130000Z
			END:VEVENT`,
		seen: ['2026-11-23 13:00 60 Pool', '2026-11-25 13:00 60 Pool'],
	},
	{
		program: 'Group-Office',
		source: 'sabre-io/dav#688',
		odd: 'a series with an exception on every day',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Nobody
			DTSTART;TZID=Europe/Berlin:20261123T100000
			DTEND;TZID=Europe/Berlin:20261123T103000
			RRULE:FREQ=DAILY;UNTIL=20261124T235900
			EXDATE;TZID=Europe/Berlin:20261123T100000
			EXDATE;TZID=Europe/Berlin:20261124T100000
			END:VEVENT`,
		seen: [],
	},
	{
		program: 'a CalDAV server, through DAVdroid',
		source: 'bitfireAT/davdroid#523',
		odd: 'a changed event with two UIDs, of which the first is that of the series',
		text: lines`
			BEGIN:VEVENT
			UID:series@example.org
			SUMMARY:Yoga
			DTSTART;TZID=Europe/Berlin:20261123T183000
			DTEND;TZID=Europe/Berlin:20261123T200000
			RRULE:FREQ=WEEKLY;COUNT=2
			END:VEVENT
			BEGIN:VEVENT
			UID:series@example.org
			RECURRENCE-ID:20261130T173000Z
			DTSTART;TZID=Europe/Berlin:20261130T190000
			DTEND;TZID=Europe/Berlin:20261130T200000
			SUMMARY:(Yoga)
			ORGANIZER:mailto:fruux
			UID:other@example.org
			END:VEVENT`,
		seen: ['2026-11-23 18:30 90 Yoga', '2026-11-30 19:00 60 (Yoga)'],
	},
	{
		program: 'Office 365',
		source: 'pimutils/khal#447',
		odd: 'one event of a series that the file lacks',
		text: lines`
			BEGIN:VEVENT
			ORGANIZER;CN=Ada:MAILTO:ada@example.org
			UID:1@example.org
			RECURRENCE-ID;TZID=Eastern Standard Time:20261124T120000
			SUMMARY;LANGUAGE=en-US:Do some things
			DTSTART;TZID=Eastern Standard Time:20261124T120000
			DTEND;TZID=Eastern Standard Time:20261124T130000
			END:VEVENT`,
		seen: ['2026-11-24 18:00 60 Do some things'],
	},
	{
		program: 'Google, free and busy only',
		source: 'jens-maus/node-ical#76',
		odd: 'each event of a series as a separate event, all with one UID',
		text: lines`
			BEGIN:VEVENT
			DTSTART:20261123T100000Z
			DTEND:20261123T103000Z
			UID:1@example.org
			RECURRENCE-ID:20261123T100000Z
			SUMMARY:Busy
			END:VEVENT
			BEGIN:VEVENT
			DTSTART:20261124T100000Z
			DTEND:20261124T103000Z
			UID:1@example.org
			RECURRENCE-ID:20261124T100000Z
			SUMMARY:Busy
			END:VEVENT`,
		seen: ['2026-11-23 11:00 30 Busy', '2026-11-24 11:00 30 Busy'],
	},
	{
		program: 'Outlook',
		source: 'nextcloud/calendar#2684',
		odd: 'a changed event before its series, at its own time',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			RECURRENCE-ID;TZID=Romance Standard Time:20261127T083000
			SUMMARY:Lecture 2B1
			DTSTART;TZID=Romance Standard Time:20261127T083000
			DTEND;TZID=Romance Standard Time:20261127T093000
			X-MICROSOFT-CDO-INSTTYPE:3
			END:VEVENT
			BEGIN:VEVENT
			UID:1@example.org
			RRULE:FREQ=WEEKLY;COUNT=2
			SUMMARY:Lecture
			DTSTART;TZID=Romance Standard Time:20261127T083000
			DTEND;TZID=Romance Standard Time:20261127T093000
			X-MICROSOFT-CDO-INSTTYPE:1
			END:VEVENT`,
		seen: ['2026-11-27 08:30 60 Lecture 2B1', '2026-12-04 08:30 60 Lecture'],
	},
	{
		program: 'DAVx5',
		source: 'pimutils/khal#1434',
		odd: 'a changed event whose RECURRENCE-ID is its new time, at which the series has no event',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			DTSTART;TZID=Europe/Dublin:20261124T114000
			DTEND;TZID=Europe/Dublin:20261124T120000
			EXDATE;TZID=Europe/Dublin:20261125T114000,20261124T114000
			RRULE:FREQ=DAILY;INTERVAL=1;COUNT=3
			SUMMARY:Breakfast
			END:VEVENT
			BEGIN:VEVENT
			UID:1@example.org
			RECURRENCE-ID;TZID=Europe/Dublin:20261126T144000
			DTSTART;TZID=Europe/Dublin:20261126T144000
			DTEND;TZID=Europe/Dublin:20261126T150000
			SUMMARY:Late breakfast
			END:VEVENT`,
		seen: ['2026-11-26 12:40 20 Breakfast', '2026-11-26 15:40 20 Late breakfast'],
	},
	{
		program: 'Twake Calendar',
		source: 'linagora/esn-sabre#374',
		odd: 'a changed event with a rule until "INVALID DATE"',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Retro
			DTSTART;TZID=Europe/Paris:20261123T170000
			DTEND;TZID=Europe/Paris:20261123T180000
			RECURRENCE-ID;TZID=Europe/Paris:20261123T170000
			RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=INVALID DATE;BYDAY=MO
			END:VEVENT`,
		seen: ['2026-11-23 17:00 60 Retro'],
	},
]
