import { lines, type Shape } from './shape.ts'

/** Unusual rules of series. */
export const ruleShapes: readonly Shape[] = [
	{
		program: 'Apple’s Calendar Server',
		source: 'pimutils/khal#236',
		odd: 'an all-day series with a time as UNTIL',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Rent
			DTSTART;VALUE=DATE:20261201
			DTEND;VALUE=DATE:20261202
			UID:1@example.org
			RRULE:FREQ=MONTHLY;UNTIL=20270102T000000Z;BYMONTHDAY=1;WKST=MO
			END:VEVENT`,
		seen: ['2026-12-01 00:00 1440 Rent', '2027-01-01 00:00 1440 Rent'],
	},
	{
		program: 'Google',
		source: 'allenporter/ical#177',
		odd: 'an all-day series with UNTIL at seven in the morning',
		text: lines`
			BEGIN:VEVENT
			DTSTART;VALUE=DATE:20261121
			DTEND;VALUE=DATE:20261122
			RRULE:FREQ=WEEKLY;UNTIL=20261128T070000Z;BYDAY=SA
			UID:1@example.org
			SUMMARY:Market
			END:VEVENT`,
		seen: ['2026-11-21 00:00 1440 Market', '2026-11-28 00:00 1440 Market'],
	},
	{
		program: 'Google, for a guest without an account',
		source: 'niccokunzmann/python-recurring-ical-events#4',
		odd: 'a date as UNTIL on which the series has no event',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Sync
			DTSTART;TZID=Europe/London:20261119T140000
			DTEND;TZID=Europe/London:20261119T150000
			UID:1@example.org
			RRULE:FREQ=WEEKLY;UNTIL=20261202;BYDAY=TH;WKST=SU
			LOCATION:
			END:VEVENT`,
		seen: ['2026-11-19 15:00 60 Sync', '2026-11-26 15:00 60 Sync'],
	},
	{
		program: 'Google, through Nextcloud',
		source: 'nextcloud/calendar#7117',
		odd: 'UNTIL before the start: only the start is left',
		text: lines`
			BEGIN:VEVENT
			DTSTART;TZID=Europe/Berlin:20261128T140000
			DTEND;TZID=Europe/Berlin:20261128T183000
			RRULE:FREQ=MONTHLY;UNTIL=20260901T215959Z;BYDAY=4SA
			UID:1@example.org
			SUMMARY:Open house
			END:VEVENT`,
		seen: ['2026-11-28 14:00 270 Open house'],
	},
	{
		program: 'unknown, imported with python-icalendar',
		source: 'collective/icalendar#894',
		odd: 'RDATE without a value',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Lesson
			DTSTART;TZID=Europe/Berlin:20261123T110000
			DTEND;TZID=Europe/Berlin:20261123T120000
			RDATE:
			END:VEVENT`,
		seen: ['2026-11-23 11:00 60 Lesson'],
	},
	{
		program: 'CalendarLabs',
		source: 'peterbraden/ical.js#109',
		odd: 'an empty rule, dates without VALUE=DATE',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Thanksgiving
			DTSTART:20261126
			DTEND:20261126
			LOCATION:United States
			DESCRIPTION:Visit https://example.org/holidays to know more. 
			 Like us to get updates
			RRULE:
			UID:1@example.org
			TRANSP:TRANSPARENT
			END:VEVENT`,
		seen: ['2026-11-26 00:00 0 Thanksgiving'],
	},
	{
		program: 'Google',
		source: 'sabre-io/vobject#430',
		odd: 'a sixth Saturday of a month, which never comes: only the start is left',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Reunion
			DTSTART;TZID=Europe/Berlin:20261128T100000
			DTEND;TZID=Europe/Berlin:20261128T110000
			RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=6SA
			END:VEVENT`,
		seen: ['2026-11-28 10:00 60 Reunion'],
	},
	{
		program: 'Apple Calendar',
		source: 'sabre-io/dav#1456',
		odd: 'the last weekend day of a month, until a date',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Clock
			DTSTART;VALUE=DATE:20261129
			DTEND;VALUE=DATE:20261130
			RRULE:FREQ=YEARLY;UNTIL=20261130;BYMONTH=11;BYDAY=SU,SA;BYSETPOS=-1
			END:VEVENT`,
		seen: ['2026-11-29 00:00 1440 Clock'],
	},
	{
		program: 'BusyCal, through Google',
		source: 'jens-maus/node-ical#67',
		odd: 'a rule with a parameter, an end equal to the start',
		text: lines`
			BEGIN:VEVENT
			DTSTART;TZID=Europe/Budapest:20261123T072000
			DTEND;TZID=Europe/Budapest:20261123T072000
			RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=2
			UID:1@example.org
			SUMMARY:Pills
			END:VEVENT`,
		seen: ['2026-11-23 07:20 0 Pills', '2026-11-24 07:20 0 Pills'],
	},
	{
		program: 'ownCloud',
		source: 'owncloud/calendar#971',
		odd: 'a rule with UNTIL and COUNT',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Course
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			RRULE:FREQ=WEEKLY;UNTIL=20261207T090000Z;COUNT=2;BYDAY=MO
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Course', '2026-11-30 10:00 60 Course'],
	},
	{
		program: 'unknown, read with sabre/vobject',
		source: 'sabre-io/vobject#90',
		odd: 'the invalid day "0TH"',
		text: lines`
			BEGIN:VEVENT
			CREATED;VALUE=DATE-TIME:20140321T232924Z
			UID:58192ee17f
			RRULE:FREQ=MONTHLY;BYDAY=0TH;INTERVAL=1;UNTIL=20270101
			SUMMARY:Fair
			DTSTART;VALUE=DATE:20261126
			DTEND;VALUE=DATE:20261129
			END:VEVENT`,
		seen: [],
		leftOut: 1,
	},
]
