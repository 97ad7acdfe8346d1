import { lines, type Shape } from './shape.ts'

/** Unusually folded, broken or formatted texts, and lines that are not properties. */
export const textShapes: readonly Shape[] = [
	{
		program: 'iCloud',
		source: 'sabre-io/vobject#402',
		odd: 'a truncated structured location, with a closing quote without an opening one',
		text: lines`
			BEGIN:VEVENT
			DTSTART;TZID=America/New_York:20261123T100000
			DTEND;TZID=America/New_York:20261123T110000
			SUMMARY:Consultation
			LOCATION:Market\n1 Main St\, Anywhere\, CA 12345\, Unit
			 ed States
			UID:1@example.org
			X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-MAPKIT-HANDLE=CAES1AEbEqnKi
			 XYVUhZEQBFdNjrnp;X-APPLE-RADIUS=1
			 23.0513716422107;X-APPLE-REFERENCEFRAME=1;X-TITLE=null:
			1 Main St, Anywhere, CA 12345, United States":geo:12.283831,-92.2883
			 3
			END:VEVENT`,
		seen: ['2026-11-23 16:00 60 Consultation'],
	},
	{
		program: 'iCloud',
		source: 'aluxnimm/outlookcaldavsynchronizer#290',
		odd: 'a line break inside the quotes of an address',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Garage
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Long Street 12
			1210 Town
			Slovenia";X-APPLE-RADIUS=70;X-TITLE="Long Street 12":geo:46.05,14.5
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Garage'],
	},
	{
		program: 'Thunderbird Lightning',
		source: 'aluxnimm/outlookcaldavsynchronizer#22',
		odd: 'a description broken without folding',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:March
			DTSTART;TZID=Europe/Vienna:20261123T180000
			DTEND;TZID=Europe/Vienna:20261123T200000
			DESCRIPTION:We call for a march throu
			 gh the town.
			MEETING 17:50 
			TRANSP:OPAQUE
			X-MOZ-GENERATION:1
			END:VEVENT`,
		seen: ['2026-11-23 18:00 120 March'],
	},
	{
		program: 'HTC’s mail',
		source: 'sabre-io/dav#156',
		odd: 'a description of several lines, some of which look like properties',
		text: lines`
			BEGIN:VEVENT
			ATTENDEE;CN=ada@example.org;ROLE=REQ-PARTICIPANT;RSVP=TRUE:MAILTO:ada@example.org
			DTSTART:20261123T100000Z
			DTEND:20261123T110000Z
			SUMMARY:Visit
			DESCRIPTION:Assistent: ada@example.org
			Starttid: 2026-11-23 12:00,  sentraleuropeisk normaltid
			Sluttid: 2026-11-23 13:00,  sentraleuropeisk normaltid

			_~_~_~_~_~_~_~_~_~_

			Test
			CLASS:PUBLIC
			UID:1@example.org
			END:VEVENT`,
		seen: ['2026-11-23 11:00 60 Visit'],
	},
	{
		program: 'the IETF’s agenda',
		source: 'ietf-tools/datatracker#8498',
		odd: 'a word before BEGIN',
		text: lines`
			NoneBEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Interim
			DTSTART:20261123T150000Z
			DTEND:20261123T160000Z
			END:VEVENT`,
		seen: ['2026-11-23 16:00 60 Interim'],
	},
	{
		program: 'the IETF’s agenda',
		source: 'ietf-tools/datatracker#5393',
		odd: 'lines with only a backslash',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Interim
			DTSTART:20261123T150000Z
			DTEND:20261123T160000Z
			DESCRIPTION:
			 Note: Moving the meeting.
			\

			\

			\n\n
			 \nAgenda:
			  https://example.org/agenda\n
			END:VEVENT`,
		seen: ['2026-11-23 16:00 60 Interim'],
	},
	{
		program: 'a university’s timetable',
		source: 'ics-py/ics-py#56',
		odd: 'a title broken without folding',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			DTSTART:20261123T090000Z
			DTEND:20261123T110000Z
			SUMMARY:Written
			tests
			END:VEVENT`,
		seen: ['2026-11-23 10:00 120 Written\ntests'],
	},
	{
		program: 'Meetup',
		source: 'MartinThoma/ics-parser#6',
		odd: 'folded lines with colons',
		text: lines`
			BEGIN:VEVENT
			UID:event_1@example.org
			DTSTART;TZID=America/Los_Angeles:20261123T090000
			DTEND;TZID=America/Los_Angeles:20261123T110000
			SUMMARY:Makers
			DESCRIPTION:Makers\nMonday\, November 23 at 9:00 AM\n\nThis meet
			 ing follows the last. We had a great turnout (30+ people) and lots of energy a...
			 \n\nDetails: http://example.org/events/114014962/
			END:VEVENT`,
		seen: ['2026-11-23 18:00 120 Makers'],
	},
	{
		program: 'Halaxy',
		source: 'derekantrican/GAS-ICS-Sync#108',
		odd: 'escaped colons and an unfolded name',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			DTSTART:20261123T090000Z
			DTEND:20261123T093000Z
			SUMMARY:Session
			DESCRIPTION:Patients\: 
			Jane Doe
			\n\nNote\:\n
			END:VEVENT`,
		seen: ['2026-11-23 10:00 30 Session'],
	},
	{
		program: 'Formula 1',
		source: 'franc6/ics_calendar#34',
		odd: 'a property of the calendar between the events',
		text: lines`
			METHOD:PUBLISH
			BEGIN:VEVENT
			UID:1@example.org
			DTSTART:20261127T090000Z
			DTEND:20261127T100000Z
			SUMMARY:Practice 1
			END:VEVENT
			METHOD:PUBLISH
			BEGIN:VEVENT
			UID:2@example.org
			DTSTART:20261127T130000Z
			DTEND:20261127T140000Z
			SUMMARY:Practice 2
			END:VEVENT`,
		seen: ['2026-11-27 10:00 60 Practice 1', '2026-11-27 14:00 60 Practice 2'],
	},
	{
		program: 'several, imported into Tutanota',
		source: 'tutao/tutanota#2101',
		odd: 'a property with an underscore, an alarm without an action, a trigger of no length',
		text: lines`
			BEGIN:VEVENT
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			SUMMARY:Class
			CATEGORY_COLOR:-16743735
			BEGIN:VALARM
			TRIGGER;RELATED=START:P
			END:VALARM
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Class'],
	},
	{
		program: 'unknown, read with ical4j',
		source: 'ical4j/ical4j#454',
		odd: 'an alarm with an invalid trigger',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Demo
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			BEGIN:VALARM
			TRIGGER:P1800S
			END:VALARM
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Demo'],
	},
	{
		program: 'elementary Calendar',
		source: 'elementary/calendar#195',
		odd: 'error messages as properties',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Review
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value for DESCRIPTION 
			 property. Removing entire property:
			END:VEVENT`,
		seen: ['2026-11-23 10:00 60 Review'],
	},
	{
		program: 'Apple Mail on an iPhone',
		source: 'iCalcreator/iCalcreator#89',
		odd: 'a mailto link folded inside an escape, and a place broken without folding',
		text: lines`
			BEGIN:VEVENT
			DTEND;VALUE=DATE:20261126
			DTSTART;VALUE=DATE:20261125
			LOCATION:Stutt
			gart
			SUMMARY:Test mail
			UID:1@example.org
			URL;VALUE=URI:message:%3C20160307195914.8558D20186@example.or
			 g%3E
			END:VEVENT`,
		seen: ['2026-11-25 00:00 1440 Test mail'],
	},
	{
		program: 'Nextcloud',
		source: 'nextcloud/calendar#6043',
		odd: 'a character that Unicode leaves unassigned, and a no-break space',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Autumn\u00a0fair
			DTSTART:20261123T090000Z
			DTEND:20261123T100000Z
			DESCRIPTION:Bring cake\uffff
			END:VEVENT`
			.replace('\\u00a0', '\u00a0')
			.replace('\\uffff', '\uffff'),
		seen: ['2026-11-23 10:00 60 Autumn\u00a0fair'],
	},
	{
		program: 'unknown, read with ics-py',
		source: 'ics-py/ics-py#219',
		odd: 'null characters in the name of a zone',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			SUMMARY:Shift
			DTSTART;TZID=Custom\0:20261123T090000
			DTEND;TZID=Custom\0:20261123T100000
			END:VEVENT`.replaceAll('\\0', '\0'),
		seen: ['2026-11-23 09:00 60 Shift'],
	},
	{
		program: 'Zoom, through Google and Nextcloud',
		source: 'nextcloud/calendar#2064',
		odd: 'HTML with escaped semicolons, folded inside the escapes',
		text: lines`
			BEGIN:VEVENT
			UID:1@example.org
			DTSTART:20261123T160000Z
			DTEND:20261123T170000Z
			SUMMARY:Planning
			DESCRIPTION:&nbsp\;&nbsp\;&
			 nbsp\;800 906 780 Hong Kong\, China Toll-free<br>&nbsp\;+44 203
			 051 2874<br>Find your local number: <a href="https://zoom.us/u/
			 abc">https://zoom.us/u/abc</a><br>──────────
			LOCATION:https://example.zoom.us/j/1
			END:VEVENT`,
		seen: ['2026-11-23 17:00 60 Planning'],
		isCall: true,
	},
	{
		program: 'Teams',
		source: 'tutao/tutanota#4685',
		odd: 'a description with escaped commas and lines of dashes, an organiser with a mail parameter',
		text: lines`
			METHOD:REPLY
			BEGIN:VEVENT
			DTSTART:20261123T210000Z
			DTEND:20261123T220000Z
			UID:040000008200E00074C5B7101A82E008@example.org
			SEQUENCE:0
			SUMMARY:Feedback
			DESCRIPTION:\n________________________________________________________________________________\nMicrosoft Teams meeting\nJoin on your computer\, mobile app or room device\nUnited States\, Minneapolis\nPhone Conference ID: 000 000 000
			LOCATION:Microsoft Teams Meeting
			ORGANIZER;EMAIL=ada@example.org:mailto:ada@example.org
			ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE;CN="Bea";EMAIL=bea@example.org:mailto:bea@example.org
			END:VEVENT`,
		seen: ['2026-11-23 22:00 60 Feedback'],
	},
]
