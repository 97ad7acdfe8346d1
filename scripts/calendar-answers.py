#!/usr/bin/env python3
"""Makes the reference answers for reading calendar files. Run by hand; the results are committed.

    apt-get install python3-recurring-ical-events
    /usr/bin/python3 scripts/calendar-answers.py

Another implementation (recurring-ical-events, icalendar, dateutil, pytz) expands every calendar in
testing/calendars; `read-calendar.test.ts` compares what starts in two ranges, which hold the clock changes of
autumn 2026 and spring 2027. Times with a zone are instants in UTC; floating times and days are as written.

No calendar has a time in the hour that an autumn night repeats: pytz takes the second, RFC 5545 the first.
"""
import datetime
import json
from pathlib import Path

import icalendar
import recurring_ical_events

folder = Path("testing/calendars")
ranges = [("2026-10-19", "2026-11-30"), ("2027-03-08", "2027-04-05")]
# A day in some zone begins before or after that of UTC.
margin = datetime.timedelta(days=2)


def complete(event: icalendar.Event) -> None:
    """A day without an end lasts one day (RFC 5545, 3.6.1); recurring-ical-events 2.0 takes it to be empty."""
    start = event["DTSTART"].dt
    if not isinstance(start, datetime.datetime) and not {"DTEND", "DURATION"} & set(event):
        event.add("DTEND", start + datetime.timedelta(days=1))


def written(time: datetime.date) -> str:
    if not isinstance(time, datetime.datetime):
        return time.isoformat()
    if time.tzinfo is None:
        return time.isoformat()
    return time.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def answers(file: Path) -> list[list[str]]:
    found = set()
    for calendar in icalendar.Calendar.from_ical(file.read_text("utf-8-sig"), multiple=True):
        for event in calendar.walk("VEVENT"):
            complete(event)
        expanded = recurring_ical_events.of(calendar)
        for first, last in ranges:
            days = [datetime.datetime.fromisoformat(day) for day in (first, last)]
            for event in expanded.between(days[0] - margin, days[1] + margin):
                start, end = written(event["DTSTART"].dt), written(event["DTEND"].dt)
                if first <= start < last:
                    found.add((start, end, str(event.get("SUMMARY", ""))))
    return sorted(map(list, found))


def main() -> None:
    all_answers = {file.stem: answers(file) for file in sorted(folder.glob("*.ics"))}
    lines = ",\n".join(
        f"\t{json.dumps(name)}: [\n"
        + ",\n".join(f"\t\t{json.dumps(row, ensure_ascii=False)}" for row in rows)
        + "\n\t]"
        for name, rows in all_answers.items()
    )
    (folder / "occurrences.json").write_text("{\n" + lines + "\n}\n")
    print(len(all_answers), "calendars,", sum(map(len, all_answers.values())), "occurrences")


main()
