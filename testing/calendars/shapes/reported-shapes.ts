import { definedZoneShapes } from './defined-zones.ts'
import { exceptionShapes } from './exceptions.ts'
import { namedZoneShapes } from './named-zones.ts'
import { peopleShapes } from './people.ts'
import { ruleShapes } from './rules.ts'
import type { Shape } from './shape.ts'
import { textShapes } from './texts.ts'
import { timeShapes } from './times.ts'

export const reportedShapes: readonly Shape[] = [
	...namedZoneShapes,
	...definedZoneShapes,
	...ruleShapes,
	...exceptionShapes,
	...timeShapes,
	...textShapes,
	...peopleShapes,
]
