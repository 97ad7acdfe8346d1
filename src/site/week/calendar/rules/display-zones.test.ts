import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { zoneOfDisplayName } from './display-zones.ts'

test.each([
	['(UTC-05:00) Eastern Time (US and Canada)', 'America/New_York'],
	['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
	['(GMT-06:00) Central Time (US & Canada)', 'America/Chicago'],
	['(UTC-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
	['Pacific Time (US & Canada),Tijuana', 'America/Los_Angeles'],
	['(UTC-05:00) Hora do Leste (EUA e Canadá)', 'America/New_York'],
	['(UTC-03:00) Brasília', 'America/Sao_Paulo'],
	['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 'europe/amsterdam'],
	['(UTC+01:00) Amsterdã, Berlim, Berna, Roma, Estocolmo, Viena', 'Europe/Berlin'],
	['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 'europe/dublin'],
	['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'asia/kolkata'],
	['(UTC+10:00) Canberra, Melbourne, Sydney', 'australia/canberra'],
	['(UTC-07:00) Chihuahua, La Paz, Mazatlan', 'america/mazatlan'],
	['(UTC) Coordinated Universal Time', 'etc/utc'],
])('the display name %s means the time zone %s', (name, zone) => {
	expect(zoneOfDisplayName(name)?.toLowerCase()).toBe(zone.toLowerCase())
})

test.each([
	'(UTC+02:00) Eastern Time (US & Canada)',
	'(UTC+09:00) Berlin',
	'(UTC+01:00) Sarajewo',
	'Customized Time Zone',
	'local',
	'',
])('no time zone is found for the display name %s', (name) => {
	expect(zoneOfDisplayName(name)).toBeUndefined()
})

test(
	'looking up an arbitrary display name returns a time zone or undefined',
	{ tags: 'night' },
	() => {
		assert(
			property(string({ unit: anyCharacter, maxLength: 300 }), (name) => {
				expect([undefined, 'string']).toContain(zoneOfDisplayName(name) && 'string')
			}),
		)
	},
)
