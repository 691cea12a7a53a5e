import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';

function firstCause(text: string) {
  return findCauses(text.split('\n'))[0];
}

describe('lines near an error', () => {
  test('give the folder of the make that compiled the file', () => {
    const cause = firstCause(`make[1]: Entering directory '/app/lib'
names.c:5:5: error: unknown type name 'sting'
make[1]: *** [Makefile:3: names.o] Error 1
make[1]: Leaving directory '/app/lib'`);

    expect(cause).toMatchObject({ file: 'lib/names.c', line: 5 });
  });

  test('give the folder that ninja builds in, from which a path may lead out', () => {
    const cause = firstCause(`ninja: Entering directory \`/app/build'
../src/main.c:5:13: error: expected ';' before '}' token`);

    expect(cause).toMatchObject({ file: 'src/main.c', line: 5 });
  });

  test('are joined up to the end of a paragraph', () => {
    const cause = firstCause(`CMake Error at CMakeLists.txt:4 (add_executable):
  Cannot find source file:

    src/missing.c

  Tried extensions .c .C .c++`);

    expect(cause?.sentence).toContain('Cannot find source file: src/missing.c');
  });

  test('forbid a cause, as a report that the program went on after a panic', () => {
    const panic = "thread 'main' panicked at src/main.rs:2:43:\nplugin failed\n";

    expect(firstCause(panic)).toMatchObject({ sentence: 'plugin failed', file: 'src/main.rs' });
    expect(firstCause(`${panic}plugin disabled after a panic\nlistening on 0.0.0.0:8080`)).toBeUndefined();
  });

  test('give the first frame that is neither of a library nor of the standard library', () => {
    const cause = firstCause(`panic: runtime error: invalid memory address or nil pointer dereference

goroutine 1 [running]:
database/sql.(*DB).Conn(0x0)
\t/usr/local/go/src/database/sql/sql.go:1923 +0x3c
github.com/jmoiron/sqlx.Connect(...)
\t/go/pkg/mod/github.com/jmoiron/sqlx@v1.3.5/sqlx.go:10 +0x1
main.main()
\t/go/src/app/cmd/server/main.go:31 +0x1f`);

    expect(cause).toMatchObject({ file: 'cmd/server/main.go', line: 31 });
  });

  test('give no place if the log shows only frames of libraries', () => {
    const cause = firstCause(`Exception in thread "main" java.lang.IllegalStateException: closed
\tat java.base/java.util.Objects.check(Objects.java:1)
\tat org.apache.http.Client.open(Client.java:2)`);

    expect(cause).toMatchObject({ sentence: 'java.lang.IllegalStateException: closed', file: null });
  });
});
