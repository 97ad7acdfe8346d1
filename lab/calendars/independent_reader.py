#!/usr/bin/env python3
"""Reads calendar files with another implementation: recurring-ical-events, icalendar, dateutil and pytz.

    apt-get install python3-recurring-ical-events
    /usr/bin/python3 lab/calendars/independent_reader.py < requests > answers

A request is a line of JSON with `file`, `ranges` of days and `zones`; so is its answer, with `readings` by range and zone
or with `refused`. Without requests, `--reference` writes what starts in two ranges of testing/calendars, which hold the
clock changes of autumn 2026 and spring 2027, for `read-calendar.test.ts`: times with a zone are instants in UTC,
floating times and days are as written.

Where this implementation is known not to follow RFC 5545, `mended` does so for it, or testing/calendars/reasoned.json has
the answer: of the two times of an hour that an autumn night repeats pytz takes the second, RFC 5545 the first.
"""
import datetime
import json
import re
import sys
import zoneinfo
from pathlib import Path
from typing import NamedTuple

import icalendar
import recurring_ical_events

folder = Path("testing/calendars")
reference_ranges = [("2026-10-19", "2026-11-30"), ("2027-03-08", "2027-04-05")]
# A day in some zone begins before or after that of UTC.
margin = datetime.timedelta(days=2)


def is_time(value: datetime.date) -> bool:
    return isinstance(value, datetime.datetime)


def mended(event: icalendar.Event) -> dict[datetime.datetime, datetime.timedelta]:
    """Mends what this implementation does not read as RFC 5545 asks, and returns the lengths of the dates that have their own.

    A day without an end lasts one day (3.6.1), an end before the start is none (3.8.2.2), no duration is negative
    (3.8.2.5), and a date may have a length (3.8.5.2).
    """
    start = event["DTSTART"].dt
    if "DTEND" in event and comparable(event["DTEND"].dt) < comparable(start):
        del event["DTEND"]
    if "DURATION" in event and event["DURATION"].dt < datetime.timedelta():
        del event["DURATION"]
    if not is_time(start) and not {"DTEND", "DURATION"} & set(event):
        event.add("DTEND", start + datetime.timedelta(days=1))
    lengths = {}
    rdates = event.get("RDATE", [])
    for rdate in rdates if isinstance(rdates, list) else [rdates]:
        for value in rdate.dts:
            if isinstance(value.dt, tuple):
                begin, end = value.dt
                lengths[begin] = end if isinstance(end, datetime.timedelta) else end - begin
                value.dt = begin
    return lengths


def comparable(time: datetime.date) -> datetime.datetime:
    if not is_time(time):
        time = datetime.datetime(time.year, time.month, time.day)
    return time.replace(tzinfo=None)


block = re.compile(r"^BEGIN:(VTIMEZONE|VEVENT)\b.*?^END:\1\b", re.MULTILINE | re.DOTALL | re.IGNORECASE)


def components(text: str) -> list[icalendar.Calendar]:
    """Calendars and events; of a text that is refused as a whole, the zones and events that are not."""
    try:
        return icalendar.Calendar.from_ical(text, multiple=True)
    except Exception:
        calendar = icalendar.Calendar()
        for found in block.finditer(text):
            try:
                calendar.add_component(icalendar.Calendar.from_ical(found.group()))
            except Exception:
                continue
        if not calendar.subcomponents:
            raise
        return [calendar]


class Series(NamedTuple):
    """The events with one UID, as a calendar of their own, so that one that is refused loses no other."""

    calendar: icalendar.Calendar
    lengths: dict[datetime.datetime, datetime.timedelta]


def series_in(file: Path, refused: set[str]) -> list[Series]:
    found = []
    for component in components(file.read_text("utf-8-sig", "replace")):
        by_uid: dict[str, list[icalendar.Event]] = {}
        for index, event in enumerate(component.walk("VEVENT")):
            # Without a UID it is not known of which series an event is.
            by_uid.setdefault(str(event.get("UID", f" {index}")), []).append(event)
        for events in by_uid.values():
            part = icalendar.Calendar()
            for name in ("CALSCALE", "X-WR-TIMEZONE"):
                if name in component:
                    part[name] = component[name]
            part.subcomponents = [*component.walk("VTIMEZONE"), *events]
            try:
                lengths = {start: length for event in events for start, length in mended(event).items()}
                found.append(Series(part, lengths))
            except Exception as error:
                refused.add(described(error))
    return found


def described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


def occurrences(series: Series, first: str, last: str) -> list[icalendar.Event]:
    days = [datetime.datetime.fromisoformat(day) for day in (first, last)]
    found = recurring_ical_events.of(series.calendar).between(days[0] - margin, days[1] + margin)
    for event in found:
        start = event["DTSTART"].dt
        if start in series.lengths:
            event["DTEND"].dt = start + series.lengths[start]
    return found


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
            found.add((start, written(event["DTEND"].dt), str(event.get("SUMMARY", "")).strip()))
    return sorted(map(list, found))


def answer(request: dict) -> dict:
    refused: set[str] = set()
    try:
        found = series_in(Path(request["file"]), refused)
    except Exception as error:
        return {"refused": described(error)}
    readings = []
    for first, last in request["ranges"]:
        events = []
        for series in found:
            try:
                events += [
                    event
                    for event in occurrences(series, first, last)
                    if str(event.get("STATUS", "")).upper() != "CANCELLED"
                ]
            except Exception as error:
                refused.add(described(error))
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
                [event for series in series_in(file, set()) for event in occurrences(series, first, last)],
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
