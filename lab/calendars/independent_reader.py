#!/usr/bin/env python3
"""Reads calendar files with another implementation: recurring-ical-events, icalendar, dateutil and pytz.

    apt-get install python3-recurring-ical-events
    /usr/bin/python3 lab/calendars/independent_reader.py < requests > answers

A request is a line of JSON with `file`, `ranges` of days and `zones`; so is its answer, with `readings` by zone and range
or with `refused`. Without requests, `--reference` writes what starts in two ranges of testing/calendars, which hold the
clock changes of autumn 2026 and spring 2027, for `read-calendar.test.ts`: times with a zone are instants in UTC,
floating times and days are as written.

Where this implementation is known not to follow RFC 5545, `mended` does so for it. No calendar of testing/calendars has
a time in the hour that an autumn night repeats: pytz takes the second, RFC 5545 the first.
"""
import datetime
import json
import sys
import zoneinfo
from pathlib import Path

import icalendar
import recurring_ical_events

folder = Path("testing/calendars")
reference_ranges = [("2026-10-19", "2026-11-30"), ("2027-03-08", "2027-04-05")]
# A day in some zone begins before or after that of UTC.
margin = datetime.timedelta(days=2)


def is_time(value: datetime.date) -> bool:
    return isinstance(value, datetime.datetime)


def mended(event: icalendar.Event) -> icalendar.Event:
    """A day without an end lasts one day (RFC 5545, 3.6.1); an end before the start is none (3.8.2.2)."""
    start = event["DTSTART"].dt
    if "DTEND" in event:
        end = event["DTEND"].dt
        is_before = end < start if type(end) is type(start) else False
        if is_before:
            del event["DTEND"]
    if not is_time(start) and not {"DTEND", "DURATION"} & set(event):
        event.add("DTEND", start + datetime.timedelta(days=1))
    return event


def parts(file: Path) -> list[icalendar.Calendar]:
    """The series of a file, each a calendar of its own, so that one that is refused loses no other."""
    found = []
    text = file.read_text("utf-8-sig", "replace")
    for component in icalendar.Calendar.from_ical(text, multiple=True):
        series: dict[str, list[icalendar.Event]] = {}
        for index, event in enumerate(component.walk("VEVENT")):
            # Without a UID it is not known of which series an event is.
            series.setdefault(str(event.get("UID", f" {index}")), []).append(event)
        for events in series.values():
            part = icalendar.Calendar()
            for name in ("CALSCALE", "X-WR-TIMEZONE"):
                if name in component:
                    part[name] = component[name]
            part.subcomponents = [*component.walk("VTIMEZONE"), *events]
            found.append(part)
    return found


def occurrences(part: icalendar.Calendar, first: str, last: str):
    days = [datetime.datetime.fromisoformat(day) for day in (first, last)]
    for event in part.walk("VEVENT"):
        mended(event)
    return recurring_ical_events.of(part).between(days[0] - margin, days[1] + margin)


def in_utc(time: datetime.date) -> str:
    if not is_time(time) or time.tzinfo is None:
        return time.isoformat()
    return time.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def on_clock(time: datetime.date, zone: zoneinfo.ZoneInfo) -> str:
    if not is_time(time):
        return f"{time.isoformat()}T00:00"
    local = time if time.tzinfo is None else time.astimezone(zone)
    return local.replace(tzinfo=None).isoformat(timespec="minutes")


def rows(events, written, first: str, last: str) -> list[list[str]]:
    found = set()
    for event in events:
        start = written(event["DTSTART"].dt)
        if first <= start < last:
            found.add((start, written(event["DTEND"].dt), str(event.get("SUMMARY", ""))))
    return sorted(map(list, found))


def answer(request: dict) -> dict:
    try:
        found = parts(Path(request["file"]))
    except Exception as error:
        return {"refused": f"{type(error).__name__}: {error}"[:200]}
    refused: set[str] = set()
    readings = []
    for first, last in request["ranges"]:
        events = []
        for part in found:
            try:
                events += [
                    event
                    for event in occurrences(part, first, last)
                    if str(event.get("STATUS", "")).upper() != "CANCELLED"
                ]
            except Exception as error:
                refused.add(f"{type(error).__name__}: {error}"[:200])
        for name in request["zones"]:
            zone = zoneinfo.ZoneInfo(name)
            readings.append(rows(events, lambda time: on_clock(time, zone), first, last))
    return {"events": len(found), "readings": readings, "eventsRefused": sorted(refused)}


def reference() -> None:
    all_rows = {}
    reasoned = json.loads((folder / "reasoned.json").read_text())
    for file in sorted(folder.glob("*.ics")):
        if file.stem in reasoned:
            continue
        all_rows[file.stem] = sorted(
            row
            for first, last in reference_ranges
            for row in rows(
                [event for part in parts(file) for event in occurrences(part, first, last)],
                in_utc,
                first,
                last,
            )
        )
    lines = ",\n".join(
        f"\t{json.dumps(name)}: [\n"
        + ",\n".join(f"\t\t{json.dumps(row, ensure_ascii=False)}" for row in found)
        + "\n\t]"
        for name, found in all_rows.items()
    )
    (folder / "occurrences.json").write_text("{\n" + lines + "\n}\n")
    print(len(all_rows), "calendars,", sum(map(len, all_rows.values())), "occurrences")


if "--reference" in sys.argv:
    reference()
else:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
