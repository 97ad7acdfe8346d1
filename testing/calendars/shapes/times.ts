import { lines, type Shape } from './shape.ts'

/** Unusual or invalid starts and ends. */
export const timeShapes: readonly Shape[] = [
	{
		program: 'GNOME Calendar',
		source: 'pimutils/khal#680',
		odd: 'an end before the start',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Call
			DTSTART;TZID=Europe/Berlin:20261123T150000
			DTEND;TZID=Europe/Berlin:20261123T140000
			END:VEVENT`,
		seen: ['2026-11-23 15:00 0 Call'],
	},
	{
		program: 'Opzet Inzamelkalender',
		source: 'pimutils/khal#129',
		odd: 'an all-day event that ends on the day on which it begins',
		text: lines`
			BEGIN:VEVENT
			DTEND;VALUE=DATE:20261127
			DTSTART;VALUE=DATE:20261127
			SUMMARY;LANGUAGE=nl-nl:Restafval
			UID:afvalkalender_00002@example.org
			END:VEVENT`,
		seen: ['2026-11-27 00:00 0 Restafval'],
	},
	{
		program: 'unknown, imported into khal',
		source: 'pimutils/khal#1251',
		odd: 'a start as a date and an end as a time',
		text: lines`
			BEGIN:VEVENT
			UID:243379537850136179
			DTSTART;VALUE=DATE:20270101
			DTEND:20270101T050001Z
			SUMMARY:New Year
			RRULE:FREQ=YEARLY;BYMONTH=1;COUNT=10;BYMONTHDAY=1
			END:VEVENT`,
		seen: ['2027-01-01 00:00 300 New Year'],
	},
	{
		program: 'ownCloud Calendar+',
		source: 'owncloud/calendar#324',
		odd: 'an end with VALUE=DATE and a time',
		text: lines`
			BEGIN:VEVENT
			DTSTART;VALUE=DATE:20261123
			DTEND;VALUE=DATE:20261123T235959
			UID:1@example.org
			DESCRIPTION:  
			SUMMARY:Leave
			END:VEVENT`,
		seen: ['2026-11-23 00:00 1439 Leave'],
	},
	{
		program: 'unknown, imported into calcurse',
		source: 'lfos/calcurse#517',
		odd: 'a start and an end with VALUE=DATE and times',
		text: lines`
			BEGIN:VEVENT
			CREATED:20251002T110150
			UID:foobar
			DTSTART;VALUE=DATE:20261222T000000
			DTEND;VALUE=DATE:20270101T000000
			TRANSP:TRANSPARENT
			SUMMARY:Out of office
			X-MICROSOFT-CDO-BUSYSTATUS:OOF
			END:VEVENT`,
		seen: ['2026-12-22 00:00 14400 Out of office'],
	},
	{
		program: 'Gimme',
		source: 'derekantrican/GAS-ICS-Sync#55',
		odd: 'dates without VALUE=DATE',
		text: lines`
			BEGIN:VEVENT
			DTSTART:20261204
			DTEND:20261204
			UID:gimme-PeMomhZrB2g3w63bY
			SUMMARY:School is out
			END:VEVENT`,
		seen: ['2026-12-04 00:00 0 School is out'],
	},
	{
		program: 'Public Lab',
		source: 'publiclab/plots2#302',
		odd: 'a date with NaN in place of its numbers',
		text: lines`
			BEGIN:VEVENT
			CLASS:PUBLIC
			DESCRIPTION:false
			DTSTART;VALUE=DATE:0NaNaNaNTaNaNaN
			DTEND;VALUE=DATE:0NaNaNaNTaNaNaN
			LOCATION:false
			SUMMARY;LANGUAGE=en-us:Map viewing
			END:VEVENT`,
		seen: [],
		leftOut: 1,
	},
	{
		program: 'a waste calendar',
		source: 'SimpleMobileTools/Simple-Calendar#1406',
		odd: 'one of two hyphens in a date',
		text: lines`
			BEGIN:VEVENT
			UID:123
			SUMMARY:Bins
			DTSTART:202611-23T080000Z
			DTEND:202611-23T083000Z
			END:VEVENT`,
		seen: ['2026-11-23 09:00 30 Bins'],
	},
	{
		program: 'WP Event Manager',
		source: 'wpeventmanager/wp-event-manager#1438',
		odd: 'a time with AM, an end without a time, blank lines, no UID',
		text: lines`

			BEGIN:VEVENT

			DTSTART:20261123T110000AMZ
			DTEND:Z
			LOCATION:Dallas, TX
			SUMMARY:Roundtable – Speaker Series

			END:VEVENT`,
		seen: [],
		leftOut: 1,
	},
	{
		program: 'a bank’s appointments, with Force.com iCalendar Export',
		source: 'py-vobject/vobject#50',
		odd: 'a space before a time',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Bank
			DTSTART:20261123T220000Z
			DTEND: 20261123T223000Z
			END:VEVENT`,
		seen: ['2026-11-23 23:00 30 Bank'],
	},
	{
		program: 'Google',
		source: 'sabre-io/vobject#256',
		odd: 'a time without minutes',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Tea
			DTSTART;TZID=Europe/Berlin:20261123T16
			DTEND;TZID=Europe/Berlin:20261123T17
			END:VEVENT`,
		seen: ['2026-11-23 16:00 60 Tea'],
	},
	{
		program: 'a mail’s attachment',
		source: 'tutao/tutanota#9672',
		odd: 'neither an end nor a UID',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Collect parcel
			DTSTART:20261123T170000Z
			LOCATION:Shop
			END:VEVENT`,
		seen: ['2026-11-23 18:00 0 Collect parcel'],
	},
	{
		program: 'unknown, imported into Tutanota',
		source: 'tutao/tutanota#3764',
		odd: 'an end equal to the start',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY;LANGUAGE=de:Gelber Sack
			DTSTART:20261204T050000Z
			DTEND:20261204T050000Z
			END:VEVENT`,
		seen: ['2026-12-04 06:00 0 Gelber Sack'],
	},
	{
		program: 'unknown, imported on Android',
		source: 'SufficientlySecure/calendar-import-export#78',
		odd: 'a yearly birthday that ends on the day on which it begins',
		text: lines`
			BEGIN:VEVENT
			DTSTART;VALUE=DATE:20180101
			DTEND;VALUE=DATE:20180101
			RRULE:FREQ=YEARLY;COUNT=10;BYMONTHDAY=1;BYMONTH=1
			SUMMARY:Zoë
			UID:C5BE50732246E7A
			END:VEVENT`,
		seen: ['2027-01-01 00:00 0 Zoë'],
	},
	{
		program: 'unknown, subscribed to in Nextcloud',
		source: 'nextcloud/calendar#6963',
		odd: 'a date as the time of creation',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			CREATED:20250519
			LAST-MODIFIED:20250521
			DTSTART;TZID=Europe/Berlin:20261123T190000
			DTEND;TZID=Europe/Berlin:20261123T210000
			SUMMARY:Assembly
			END:VEVENT`,
		seen: ['2026-11-23 19:00 120 Assembly'],
	},
	{
		program: 'Apple iCal',
		source: 'ics-py/ics-py#369',
		odd: 'a date with far too many digits',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			DTSTART:71039402-2147483642T0000
			SUMMARY:Never
			END:VEVENT`,
		seen: [],
		leftOut: 1,
	},
	{
		program: 'a university’s timetable',
		source: 'catmanjan/anutimetable#375',
		odd: 'a day that the month does not have',
		text: lines`
			BEGIN:VEVENT
			DTSTART;TZID=Australia/Sydney:20261131T153000
			DTEND;TZID=Australia/Sydney:20261131T163000
			UID:1@example.org
			SUMMARY:Lecture
			END:VEVENT`,
		seen: [],
		leftOut: 1,
	},
	{
		program: 'unknown, imported into Nextcloud',
		source: 'nextcloud/calendar#660',
		odd: 'no UID',
		text: lines`
			X-WR-CALNAME:test
			X-APPLE-CALENDAR-COLOR:#ff0000
			BEGIN:VEVENT
			DTSTART;TZID=Europe/Berlin:20261206T140000
			DTEND;TZID=Europe/Berlin:20261206T160000
			RRULE:FREQ=MONTHLY;BYDAY=1SU;COUNT=2
			SUMMARY:Brunch
			END:VEVENT
			BEGIN:VEVENT
			DTSTART;TZID=Europe/Berlin:20261206T100000
			DTEND;TZID=Europe/Berlin:20261206T110000
			SUMMARY:Run
			END:VEVENT`,
		seen: ['2026-12-06 10:00 60 Run', '2026-12-06 14:00 120 Brunch', '2027-01-03 14:00 120 Brunch'],
	},
	{
		program: 'unknown, imported into Nextcloud',
		source: 'nextcloud/calendar#3035',
		odd: 'floating times, no UID, a title that ends with a space',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:TG13-2 ET 
			DTSTART:20261124T112000
			DTEND:20261124T125500
			LOCATION:R???
			END:VEVENT`,
		seen: ['2026-11-24 11:20 95 TG13-2 ET'],
	},
	{
		program: 'fb2cal',
		source: 'mobeigi/fb2cal#75',
		odd: 'no time of writing',
		text: lines`
			BEGIN:VEVENT
			DTSTART;VALUE=DATE:20261123
			RRULE:FREQ=YEARLY
			SUMMARY:Ada’s birthday
			UID:100000000000000
			END:VEVENT`,
		seen: ['2026-11-23 00:00 1440 Ada’s birthday'],
	},
]
