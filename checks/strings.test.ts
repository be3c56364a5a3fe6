import { testStringTables } from '@/testing/string-tables'
import { checkStrings } from './strings'

testStringTables(checkStrings)
