import { lines, type Shape } from './shape.ts'

/** Unusual zone definitions. */
export const definedZoneShapes: readonly Shape[] = [
	{
		program: 'Exchange',
		source: 'jens-maus/node-ical#13',
		odd: 'the zone "Customized Time Zone" with New York’s rules since 1601, UNTIL in UTC',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:Customized Time Zone
			BEGIN:STANDARD
			DTSTART:16010101T020000
			TZOFFSETFROM:-0400
			TZOFFSETTO:-0500
			RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
			END:STANDARD
			BEGIN:DAYLIGHT
			DTSTART:16010101T020000
			TZOFFSETFROM:-0500
			TZOFFSETTO:-0400
			RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
			END:DAYLIGHT
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			RRULE:FREQ=WEEKLY;UNTIL=20261126T153500Z;INTERVAL=1;BYDAY=TU,TH;WKST=SU
			SUMMARY:Lecture
			DTSTART;TZID=Customized Time Zone:20261124T103500
			DTEND;TZID=Customized Time Zone:20261124T115000
			END:VEVENT`,
		seen: ['2026-11-24 16:35 75 Lecture', '2026-11-26 16:35 75 Lecture'],
	},
	{
		program: 'outlook.live.com',
		source: 'jens-maus/node-ical#56',
		odd: 'a zone whose name is a URI, in quotes',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:tzone://Microsoft/Custom
			BEGIN:STANDARD
			DTSTART:16010101T030000
			TZOFFSETFROM:+0200
			TZOFFSETTO:+0100
			RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
			END:STANDARD
			BEGIN:DAYLIGHT
			DTSTART:16010101T020000
			TZOFFSETFROM:+0100
			TZOFFSETTO:+0200
			RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
			END:DAYLIGHT
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Run
			DTSTART;TZID="tzone://Microsoft/Custom":20261123T070000
			DTEND;TZID="tzone://Microsoft/Custom":20261123T080000
			END:VEVENT`,
		seen: ['2026-11-23 07:00 60 Run'],
	},
	{
		program: 'Exchange',
		source: 'skarim/vobject#173',
		odd: 'a zone by its display name, with escaped commas where it is defined and in quotes where it is used',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:(UTC+01:00) Amsterdam\, Berlin\, Bern\, Rome\, Stockholm\, Vienna
			BEGIN:STANDARD
			DTSTART:16010101T030000
			RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
			TZOFFSETFROM:+0200
			TZOFFSETTO:+0100
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1-2-3-4
			DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"
			 :20261123T110000
			DTEND;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":2
			 0261123T113000
			SUMMARY:Handover
			END:VEVENT`,
		seen: ['2026-11-23 11:00 30 Handover'],
	},
	{
		program: 'Outlook 16 in German',
		source: 'nextcloud/calendar#1176',
		odd: 'Outlook’s own properties of the calendar, a zone with an umlaut',
		text: lines`
			X-CALSTART:20261123T103000Z
			X-WR-RELCALID:{0000002E-170A-F6C0-984E-DE35B7B49FEA}
			X-WR-CALNAME:Ada Example
			X-PRIMARY-CALENDAR:TRUE
			X-OWNER;CN="Ada Example":mailto:ada@example.org
			X-MS-OLK-WKHRSTART;TZID="Mitteleuropäische Zeit":083000
			X-MS-OLK-WKHRDAYS:MO,TU,WE,TH,FR
			BEGIN:VTIMEZONE
			TZID:Mitteleuropäische Zeit
			BEGIN:STANDARD
			DTSTART:16011028T030000
			RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
			TZOFFSETFROM:+0200
			TZOFFSETTO:+0100
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			DTEND:20261123T110000Z
			DTSTART:20261123T103000Z
			SEQUENCE:0
			SUMMARY;LANGUAGE=de:Gebucht
			TRANSP:OPAQUE
			UID:1@example.org
			END:VEVENT`,
		seen: ['2026-11-23 11:30 30 Gebucht'],
	},
	{
		program: 'Zimbra',
		source: 'pimutils/khal#170',
		odd: 'a zone named "GMT/+01.00" with London’s rules',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:GMT/+01.00
			BEGIN:STANDARD
			DTSTART:16010101T010000
			TZOFFSETTO:-0000
			TZOFFSETFROM:+0100
			RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=10;BYDAY=-1SU;WKST=MO
			END:STANDARD
			BEGIN:DAYLIGHT
			DTSTART:16010101T020000
			TZOFFSETTO:+0100
			TZOFFSETFROM:-0000
			RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=3;BYDAY=-1SU;WKST=MO
			END:DAYLIGHT
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Review 
			DTSTART;TZID="GMT/+01.00":20261127T140000
			DTEND;TZID="GMT/+01.00":20261127T143000
			END:VEVENT`,
		seen: ['2026-11-27 15:00 30 Review'],
	},
	{
		program: 'Office 365',
		source: 'ical4j/ical4j#367',
		odd: 'a zone without a name, with the offset of UTC',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:
			BEGIN:STANDARD
			DTSTART:16010101T000000
			TZOFFSETFROM:+0000
			TZOFFSETTO:+0000
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY;LANGUAGE=en-ZA:Visit
			DTSTART;TZID=:20261125T090000
			DTEND;TZID=:20261125T100000
			ATTACH:CID:DFAA0447B2C90349A5BFD7B90216B66D@example.org
			END:VEVENT`,
		seen: ['2026-11-25 10:00 60 Visit'],
	},
	{
		program: 'the booking page of a school',
		source: 'fmeum/ics2gcal#2',
		odd: 'a zone that is defined and never used: the times are floating',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:America/Los_Angeles
			BEGIN:STANDARD
			DTSTART:20071104T020000
			TZOFFSETFROM:-0700
			TZOFFSETTO:-0800
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Workshop
			DTSTART:20261123T183000
			DTEND:20261123T203000
			END:VEVENT`,
		seen: ['2026-11-23 18:30 120 Workshop'],
	},
	{
		program: 'ical.net',
		source: 'eurofurence/ef-app_react-native#415',
		odd: 'a definition of UTC without any offset',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:UTC
			X-LIC-LOCATION:UTC
			END:VTIMEZONE
			BEGIN:VEVENT
			DTEND;TZID=UTC:20261123T100000
			DTSTART;TZID=UTC:20261123T090000
			SUMMARY:Panel
			UID:1@example.org
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Panel'],
	},
	{
		program: 'Cyrus, the server of Fastmail',
		source: 'cyrusimap/cyrus-imapd#2506',
		odd: 'a zone with a comment, an end and a single offset',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:Australia/Melbourne
			COMMENT:[AU] Victoria
			X-LIC-LOCATION:Australia/Melbourne
			TZUNTIL:20180906T020000Z
			BEGIN:STANDARD
			TZNAME:AEST
			TZOFFSETFROM:+1000
			TZOFFSETTO:+1000
			DTSTART:20180906T110000
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Late call
			DTSTART;TZID=Australia/Melbourne:20261123T200000
			DURATION:PT1H
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Late call'],
	},
	{
		program: 'a university’s timetable',
		source: 'kewisch/ical.js#462',
		odd: 'a zone with empty dates',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:Campus
			BEGIN:STANDARD
			TZNAME:CET
			TZOFFSETFROM:+0200
			TZOFFSETTO:+0100
			DTSTART:19161001T010000
			RDATE:
			RDATE:
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Seminar
			DTSTART;TZID=Campus:20261123T101500
			DTEND;TZID=Campus:20261123T114500
			END:VEVENT`,
		seen: ['2026-11-23 10:15 90 Seminar'],
	},
	{
		program: 'jasvrcek/ICS',
		source: 'jasvrcek/ICS#53',
		odd: 'a zone whose start is in a zone named by an offset with a colon',
		text: lines`
			BEGIN:VTIMEZONE
			TZID:Europe/Berlin
			BEGIN:STANDARD
			DTSTART;TZID=+00:00:20201025T010000
			TZOFFSETFROM:+0200
			TZOFFSETTO:+0100
			END:STANDARD
			END:VTIMEZONE
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Rehearsal
			DTSTART;TZID=Europe/Berlin:20261123T190000
			DTEND;TZID=Europe/Berlin:20261123T210000
			END:VEVENT`,
		seen: ['2026-11-23 19:00 120 Rehearsal'],
	},
]
