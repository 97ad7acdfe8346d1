import { lines, type Shape } from './shape.ts'

/** Unusual names of undefined zones. */
export const namedZoneShapes: readonly Shape[] = [
	{
		program: 'Office 365',
		source: 'allenporter/ical#468',
		odd: 'the undefined zone "Customized Time Zone"',
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
		program: 'Office 365',
		source: 'bitfireAT/icsx5#709',
		odd: 'an undefined Windows zone',
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
		program: 'Yahoo',
		source: 'u01jmg3/ics-parser#51',
		odd: 'a time with both a zone and the suffix of UTC, two statuses',
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
		odd: 'a parameter inside the quotes of the zone',
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
		program: 'OBM',
		source: 'linagora/tmail-backend#609',
		odd: 'a zone of two cities in quotes, and a property with the name of a component',
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
		seen: ['2026-11-24 02:30 90 Sprint'],
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
		odd: 'a slash before the zone, blank lines, and a template placeholder left in EXDATE',
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
