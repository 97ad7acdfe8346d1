import { lines, type Shape } from './shape.ts'

/** Times whose zone is named or defined in an unusual way. */
export const zoneShapes: readonly Shape[] = [
	{
		program: 'Office 365',
		source: 'allenporter/ical#468',
		odd: 'the zone "Customized Time Zone" that nothing defines',
		text: lines`
			BEGIN:VEVENT
			UID:040000008200E00074C5B7101A82E008@example.org
			SUMMARY:Choir
			DTSTART;TZID=Customized Time Zone:20261123T140000
			DTEND;TZID=Customized Time Zone:20261123T150000
			X-MICROSOFT-CDO-BUSYSTATUS:BUSY
			X-MICROSOFT-REQUESTEDATTENDANCEMODE:DEFAULT
			END:VEVENT`,
		seen: ['2026-11-23 14:00 60 Choir'],
	},
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
		program: 'Exchange in Swedish',
		source: 'eouia/MMM-CalendarExt#68',
		odd: 'a display name in another language, folded inside the time',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Fika
			DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien":2026
			 1123T130000
			DTEND;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien":202611
			 23T133000
			END:VEVENT`,
		seen: ['2026-11-23 13:00 30 Fika'],
	},
	{
		program: 'Outlook 16 in German',
		source: 'nextcloud/calendar#1176',
		odd: 'the calendar’s own properties of Outlook, a zone with an umlaut',
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
		program: 'Office 365',
		source: 'bitfireAT/icsx5#709',
		odd: 'a Windows zone that nothing defines',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Gebucht
			DTSTART;TZID=Romance Standard Time:20261123T093000
			DTEND;TZID=Romance Standard Time:20261123T100000
			X-MICROSOFT-CDO-INSTTYPE:0
			END:VEVENT`,
		seen: ['2026-11-23 09:30 30 Gebucht'],
	},
	{
		program: 'Outlook',
		source: 'nibdo/ical-js-parser#26',
		odd: 'a Windows zone that is not the visitor’s',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Call Istanbul
			DTSTART;TZID=Turkey Standard Time:20261123T100000
			DTEND;TZID=Turkey Standard Time:20261123T110000
			END:VEVENT`,
		seen: ['2026-11-23 08:00 60 Call Istanbul'],
	},
	{
		program: 'Zimbra',
		source: 'pimutils/khal#170',
		odd: 'a zone "GMT/+01.00" that is London’s',
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
		odd: 'a zone without a name, which is UTC',
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
		program: 'Yahoo',
		source: 'u01jmg3/ics-parser#51',
		odd: 'a zone and UTC at once, the status twice',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Swim
			DTSTART;TZID=Etc/GMT:20261123T110000Z
			DTEND;TZID=Etc/GMT:20261123T113000Z
			STATUS:CONFIRMED
			UID:1@example.org
			ORGANIZER;CN=ada;SENT-BY="mailto:ada@example.org":mailto:ad
			 a@example.org
			X-YAHOO-YID:ada
			STATUS:CONFIRMED
			X-YAHOO-USER-STATUS:BUSY
			END:VEVENT`,
		seen: ['2026-11-23 12:00 30 Swim'],
	},
	{
		program: 'Radicale',
		source: 'pimutils/khal#328',
		odd: 'a parameter that fell into the quotes of the zone',
		text: lines`
			BEGIN:VEVENT
			SUMMARY:Bank
			DTSTART;TZID="local;VALUE=DATE-TIME":20261123T120000
			DTEND;TZID="local;VALUE=DATE-TIME":20261123T130000
			UID:1@example.org
			X-RADICALE-NAME:1.ics
			END:VEVENT`,
		seen: ['2026-11-23 12:00 60 Bank'],
	},
	{
		program: 'khal',
		source: 'pimutils/khal#764',
		odd: 'the zone "local"',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Dentist
			DTSTART;TZID=local;VALUE=DATE-TIME:20261123T140000
			DTEND;TZID=local;VALUE=DATE-TIME:20261123T150000
			END:VEVENT`,
		seen: ['2026-11-23 14:00 60 Dentist'],
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
		program: 'eventyay',
		source: 'fossasia/open-event-frontend#8427',
		odd: 'a zone without its continent',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Summit
			DTSTART;TZID=Singapore:20261123T200000
			DTEND;TZID=Singapore:20261123T210000
			END:VEVENT`,
		seen: ['2026-11-23 13:00 60 Summit'],
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
		odd: 'a zone with a comment, an end and one offset only',
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
		odd: 'a zone whose start has an offset with a colon as its own zone',
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
	{
		program: 'OBM',
		source: 'linagora/tmail-backend#609',
		odd: 'a zone of two cities in quotes and a property named as a component',
		text: lines`
			X-OBM-TIME:1483703436
			BEGIN:VEVENT
			DTSTART;TZID="Pacific Time (US & Canada),Tijuana":20261123T173000
			DURATION:PT1H30M
			VEVENT:62
			SUMMARY:Sprint
			ORGANIZER;X-OBM-ID=128;CN=Ada Example:MAILTO:ada@example.org
			CATEGORIES:
			X-OBM-COLOR:
			UID:1@example.org
			END:VEVENT`,
		seen: ['2026-11-23 17:30 90 Sprint'],
	},
	{
		program: 'ownCloud 0.7',
		source: 'owncloud-archive/calendar#849',
		odd: 'an end with a parameter that is empty',
		text: lines`
			BEGIN:VEVENT
			UID:kt11261
			SUMMARY:Market
			DTSTART;TZID=Europe/Vienna:20261123T130000
			DTEND;TZID=Europe/Vienna;VALUE=:20261123T180000
			END:VEVENT`,
		seen: ['2026-11-23 13:00 300 Market'],
	},
	{
		program: 'a university’s timetable',
		source: 'catmanjan/anutimetable#375',
		odd: 'a slash before the zone, blank lines and what a template left in EXDATE',
		text: lines`
			X-WR-TIMEZONE:/Australia/Sydney

			BEGIN:VEVENT
			DTSTART;TZID=/Australia/Sydney:20261124T190000
			DTEND;TZID=/Australia/Sydney:20261124T203000
			RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=TU
			EXDATE;TZID=/Australia/Sydney:202102%= holiday2 %>T110000
			EXDATE;TZID=/Australia/Sydney:20261201T190000
			UID:anu2020s2_POGO8096 SemA / 1
			SUMMARY:Politics SemA / 1
			END:VEVENT
`,
		seen: ['2026-11-24 09:00 90 Politics SemA / 1'],
	},
]
