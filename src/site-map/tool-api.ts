/** The routes take no parameters in their paths. */
export const toolApi = {
	evening: '/api/tools/evening',
	smallerChange: '/api/tools/smaller-change',
	sayNo: '/api/tools/say-no',
	openApi: '/api/tools/openapi.json',
} as const
