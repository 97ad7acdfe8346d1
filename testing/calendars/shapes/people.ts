import { lines, type Shape } from './shape.ts'

/** Participants with unusually quoted, broken or addressed parameters. */
export const peopleShapes: readonly Shape[] = [
	{
		program: 'unknown, a real invitation',
		source: 'skarim/vobject#72',
		odd: 'a closing quote without an opening one, and a parameter without a value',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Invitation
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			ATTENDEE;RSVP=TRUE;CN=Ada;PARTSTAT=NEEDS-ACTION;ROLE=REQ-PARTICIPANT;SCHEDULE-STATUS="3.7;Invalid Calendar User";INVALID CALENDAR USER":mailto:ada@example.org
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Invitation'],
	},
	{
		program: 'Proton',
		source: 'kewisch/ical.js#1015',
		odd: 'a quote and a line break inside the quotes of a comment',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Dinner
			DTSTART:20261123T180000Z
			DTEND:20261123T200000Z
			ATTENDEE;CUTYPE=INDIVIDUAL;X-RESPONSE-COMMENT="See you at "Ada's"
			around eight":mailto:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 19:00 120 Dinner'],
	},
	{
		program: 'Google',
		source: 'open-horizon-labs/obsidian-ics#32',
		odd: 'a backslash before the quote that ends a comment',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Retro
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			ATTENDEE;CUTYPE=INDIVIDUAL;X-RESPONSE-COMMENT="Not able to join the retro. :\\":mailto:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Retro'],
	},
	{
		program: 'Google',
		source: 'peterbraden/ical.js#141',
		odd: 'a comment with escaped quotes and a colon',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Test
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			ATTENDEE;ROLE=REQ-PARTICIPANT;CN="Bea";X-RESPONSE-COMMENT="test&quot;quoted&quot;string:with-colon":MAILTO:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Test'],
	},
	{
		program: 'Google',
		source: 'jens-maus/node-ical#326',
		odd: 'a comment with a link',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Review
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;X-NUM-GUESTS=0;X-RESPONSE-COMMENT="Test link: https://example.org/test":mailto:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Review'],
	},
	{
		program: 'unknown, imported into Thunderbird',
		source: 'kewisch/ical.js#482',
		odd: 'escaped quotes in a name',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Lunch
			DTSTART:20261123T110000Z
			DTEND:20261123T120000Z
			ATTENDEE;CN="Ada \"Countess\" Lovelace";PARTSTAT=NEEDS-ACTION:/id/
			END:VEVENT`,
		seen: ['2026-11-23 12:00 60 Lunch'],
	},
	{
		program: 'unknown, reported for Nextcloud',
		source: 'kewisch/ical.js#634',
		odd: 'a list of quoted addresses',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Project
			DTSTART:20261123T110000Z
			DTEND:20261123T120000Z
			ATTENDEE;MEMBER="mailto:a@example.org","mailto:b@example.org":mailto:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 12:00 60 Project'],
	},
	{
		program: 'Outlook 12',
		source: 'pimutils/khal#239',
		odd: 'a folded address whose end is repeated, an organiser with an unclosed quote',
		text: lines`
			X-MS-OLK-FORCEINSPECTOROPEN:TRUE
			BEGIN:VEVENT
			ATTENDEE;CN='ada@example.org';RSVP=TRUE:mailto:ada@example.org
				ple.org
			DTEND:20261123T100000Z
			DTSTART:20261123T090000Z
			ORGANIZER;CN="bea@example.org
			PRIORITY:1
			SUMMARY;LANGUAGE=fr:Next call - 23rd of November 10:00-11:00 CET. 
			UID:0400A0C4A4A795C8D0010012345680000000000000
			X-MICROSOFT-CDO-IMPORTANCE:2
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Next call - 23rd of November 10:00-11:00 CET.'],
	},
	{
		program: 'Outlook, through Radicale',
		source: 'Kozea/Radicale#1251',
		odd: 'an organiser whose second quote is not closed',
		text: lines`
			BEGIN:VEVENT
			UID:040000008200E00074C5B7101A82E008@example.org
			ORGANIZER;CN="Example, Ada (EXA Ada)";SENT-BY="mailto:bea@example.org
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			SUMMARY:Board
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Board'],
	},
	{
		program: 'Apple Calendar 10.15, through Radicale',
		source: 'TimDaub/simple-caldav#20',
		odd: 'people given by paths on a server',
		text: lines`
			BEGIN:VEVENT
			UID:117AA406-3AB3-4313-A01F-4170ED786547
			DTSTART;TZID=Europe/Berlin:20261123T181500
			DTEND;TZID=Europe/Berlin:20261123T191500
			ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=ACCEPTED;ROLE=CHAIR:/radicale/ada%4
			 0example.org/
			ATTENDEE;CUTYPE=INDIVIDUAL;EMAIL=bea@example.org:mailto:bea@example.org
			ORGANIZER:/radicale/ada%40example.org/
			SUMMARY:Dance
			X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
			END:VEVENT`,
		seen: ['2026-11-23 18:15 60 Dance'],
	},
	{
		program: 'Exchange',
		source: 'pimutils/khal#498',
		odd: 'an organiser with a name instead of an address',
		text: lines`
			BEGIN:VEVENT
			ORGANIZER:Ada Example
			DESCRIPTION;LANGUAGE=en-US:Wrong
			UID:A15C1BDB-F417-463F-A6FA-5FBAE07805A8
			SUMMARY;LANGUAGE=en-US:Broken time
			DTSTART;TZID=Pacific Standard Time:20261123T063000
			DTEND;TZID=Pacific Standard Time:20261123T070000
			LOCATION;LANGUAGE=en-US:Phone (1.555.555.5555)
			BEGIN:VALARM
			DESCRIPTION:REMINDER
			TRIGGER;RELATED=START:-PT15M
			ACTION:DISPLAY
			END:VALARM
			END:VEVENT`,
		seen: ['2026-11-23 15:30 30 Broken time'],
	},
	{
		program: 'unknown, read with ical.js',
		source: 'kewisch/ical.js#109',
		odd: 'a line break inside a quoted parameter',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Reading
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			X-FOO;BAR="quoted
			params";FOO=baz:realvalue
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Reading'],
	},
	{
		program: 'unknown, read with ical4j',
		source: 'ical4j/ical4j#877',
		odd: 'a comment with an encoded line break',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Webinar
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			ATTENDEE;CN=Bea;X-RESPONSE-COMMENT="Sorry,^nunfortunately I cannot register...":mailto:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Webinar'],
	},
	{
		program: 'Exchange',
		source: 'libical/libical#492',
		odd: 'the link of a Teams meeting without a value',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Walk
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			LOCATION;LANGUAGE=en-US:
			X-MICROSOFT-SKYPETEAMSMEETINGURL:
			X-MICROSOFT-SKYPETEAMSPROPERTIES:
			X-MICROSOFT-ONLINEMEETINGCONFLINK:
			X-MICROSOFT-LOCATIONS:[]
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Walk'],
	},
]
